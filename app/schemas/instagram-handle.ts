/** A link to a profile; links to posts and stories have other words there. */
const PROFILE =
  /^(?:https?:\/\/)?(?:\w+\.)?(?:instagram\.com|instagr\.am)\/(?!(?:p|reels?|tv|stories|explore|share)(?:\/|$))@?([\w.]+)/i;

export function instagramHandle(typed: string): string {
  return PROFILE.exec(typed)?.[1] ?? typed;
}
