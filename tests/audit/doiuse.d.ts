/** The used part of doiuse: the package has types, but its `exports` do not lead to them. */
declare module "doiuse" {
  import type { ChildNode, Plugin } from "postcss";

  type FeatureUsage = {
    feature: string;
    /** The browsers that lack it altogether. */
    featureData: { missing?: object };
    usage: ChildNode;
  };

  export default function doiuse(options: {
    browsers: readonly string[];
    ignore: readonly string[];
    onFeatureUsage: (usage: FeatureUsage) => void;
  }): Plugin;
}
