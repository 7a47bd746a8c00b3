declare global {
  interface Navigator {
    /** Chromium only. */
    connection?: { saveData?: boolean };
  }
}

/** True when the visitor has asked the browser to save data. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
