/** A profile's link as Instagram's own "share" gives it. A post's or a story's names nobody where a handle would stand. */
const PROFILE =
  /^(?:https?:\/\/)?(?:\w+\.)?(?:instagram\.com|instagr\.am)\/(?!(?:p|reels?|tv|stories|explore|share)(?:\/|$))@?([\w.]+)/i;

/** The handle in a pasted link to a profile; any other text as it is. */
export function instagramHandle(typed: string): string {
  return PROFILE.exec(typed)?.[1] ?? typed;
}
