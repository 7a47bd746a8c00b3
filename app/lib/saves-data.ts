declare global {
  interface Navigator {
    /** Chromium only. */
    connection?: { saveData?: boolean };
  }
}

/** Whether the visitor has asked the browser for less data. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
