/** The Content-Disposition of a download: "podcast-clip-" and the recording's own name. */
export function downloadDisposition(key: string): string {
  const name = key.slice(key.lastIndexOf("/") + 1);
  const plain = name.normalize("NFKD").replace(/[^A-Za-z0-9._-]+/g, "-");
  const exact = plain === name ? "" : `; filename*=UTF-8''podcast-clip-${encodeURIComponent(name)}`;
  return `attachment; filename="podcast-clip-${plain}"${exact}`;
}
