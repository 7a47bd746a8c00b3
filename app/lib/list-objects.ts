/** All objects of a bucket that the options name; R2 lists them in pages. */
export async function listObjects(bucket: R2Bucket, options: R2ListOptions): Promise<R2Object[]> {
  const objects: R2Object[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await bucket.list({ ...options, ...(cursor && { cursor }) });
    objects.push(...page.objects);
    if (!page.truncated) return objects;
    cursor = page.cursor;
  }
}
