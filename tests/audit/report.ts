/** Collects checks and findings, and prints both. */
export class Report {
  readonly #checks = new Map<string, { looked: number; findings: string[] }>();
  readonly #notes = new Map<string, number>();

  /** Counts one check under a heading; every fault is a finding. */
  check(heading: string, subject: string, faults: readonly string[]): void {
    const entry = this.#checks.get(heading) ?? { looked: 0, findings: [] };
    entry.looked += 1;
    entry.findings.push(...faults.map((fault) => `${subject}: ${fault}`));
    this.#checks.set(heading, entry);
  }

  /** Notes the lowest value of a figure. Note a highest value as its negative. */
  note(name: string, value: number): void {
    this.#notes.set(name, Math.min(value, this.#notes.get(name) ?? Number.POSITIVE_INFINITY));
  }

  get findings(): number {
    return [...this.#checks.values()].reduce((sum, { findings }) => sum + findings.length, 0);
  }

  /** The findings, then a table of all checks, then the figures. */
  print(): void {
    for (const [heading, { findings }] of this.#checks) {
      if (findings.length > 0) console.log(`\n${heading}:\n${findings.map((finding) => `  ${finding}`).join("\n")}`);
    }
    const width = Math.max(...[...this.#checks.keys()].map(({ length }) => length));
    console.log(`\n${"check".padEnd(width)}  looked at  findings`);
    for (const [heading, { looked, findings }] of this.#checks) {
      console.log(`${heading.padEnd(width)}  ${String(looked).padStart(9)}  ${String(findings.length).padStart(8)}`);
    }
    const notes = [...this.#notes].map(([name, value]) => `${name} ${Math.abs(value)}`);
    console.log(`\n${notes.join("; ")}\n${this.findings === 0 ? "No findings." : `${this.findings} findings.`}`);
  }
}
