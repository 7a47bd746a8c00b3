/** The index of the paragraph that a text's picture follows: the second, if there are two. */
export const pictureIndex = ({ length }: readonly unknown[]): number => Math.min(1, length - 1);
