/** A link to a profile, as Instagram shares it. Links to posts and stories have other words there. */
const PROFILE =
  /^(?:https?:\/\/)?(?:\w+\.)?(?:instagram\.com|instagr\.am)\/(?!(?:p|reels?|tv|stories|explore|share)(?:\/|$))@?([\w.]+)/i;

/** The handle in a pasted link to a profile; other text stays unchanged. */
export function instagramHandle(typed: string): string {
  return PROFILE.exec(typed)?.[1] ?? typed;
}
