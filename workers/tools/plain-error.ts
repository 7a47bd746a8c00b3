/** A failure that the operator can fix: printed as one message, without a stack. */
export class PlainError extends Error {}

/** Runs a command's main function: a PlainError is printed as it is, anything else with its stack. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
