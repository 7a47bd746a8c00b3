/** How often a file failed under a further address. */
const failures = new Map<string, number>();

/**
 * Loads a module on demand, and once more if its request is lost. The second time it has another address, since Chromium
 * and Firefox never fetch a failed one again. The file's name is read from the built text of `load`: WebKit's error does
 * not tell it. What the module itself imports keeps its address, so nothing of the app is loaded twice.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const file = /\bimport\(["'`]([^"'`]+)/.exec(String(load))?.[1];
    if (!file) throw error;
    const again = failures.get(file) ?? 1;
    try {
      // A file that has arrived under this address is not fetched anew, so that its module exists once.
      return await import(/* @vite-ignore */ `${file}?again=${again}`);
    } catch (lost) {
      failures.set(file, again + 1);
      throw lost;
    }
  }
}
