const failures = new Map<string, number>();

/**
 * Loads a module on demand, and once more at another address if its request is lost: browsers never fetch a failed
 * address again. The file's name comes from the built text of `load`, since WebKit's error does not tell it.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const file = /\bimport\(["'`]([^"'`]+)/.exec(String(load))?.[1];
    if (!file) throw error;
    const again = failures.get(file) ?? 1;
    try {
      // A file that has arrived under this address is not fetched again, so that its module exists once.
      return await import(/* @vite-ignore */ `${file}?again=${again}`);
    } catch (lost) {
      failures.set(file, again + 1);
      throw lost;
    }
  }
}
