/** Scripts that stand in the document itself, written as modules like everything else. */
import { build, type Plugin, type Rolldown } from "vite";

const QUERY = "?inline-script";

/**
 * `import text from "./x.ts?inline-script"`: the module and what it imports, as the text of one minified expression. It
 * is the module's default export, a function.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return null;
      const file = await this.resolve(source.slice(0, -QUERY.length), importer);
      return file && file.id + QUERY;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const { code, moduleIds } = await bundle(id.slice(0, -QUERY.length));
      for (const module of moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}

const NAME = "inlineScript";

async function bundle(file: string): Promise<Pick<Rolldown.OutputChunk, "code" | "moduleIds">> {
  const built = (await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: file,
        output: { format: "iife", name: NAME, exports: "default" },
        preserveEntrySignatures: "strict",
      },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = built.output;
  // `var name=function(){…}();`: the declaration goes, so that the document gets no global of it.
  const code = chunk.code
    .trim()
    .replace(new RegExp(`^var ${NAME}=`), "")
    .replace(/;$/, "");
  return { code, moduleIds: chunk.moduleIds };
}
