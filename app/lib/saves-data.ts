/** True when the visitor has asked the browser to save data; only Chromium says so. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
