/** Collects checks and findings, and prints both. */
export class Report {
  readonly #checks = new Map<string, { looked: number; findings: string[] }>();

  /** Counts one check under a heading; every fault is a finding. */
  check(heading: string, subject: string, faults: readonly string[]): void {
    const entry = this.#checks.get(heading) ?? { looked: 0, findings: [] };
    entry.looked += 1;
    entry.findings.push(...faults.map((fault) => `${subject}: ${fault}`));
    this.#checks.set(heading, entry);
  }

  get findings(): number {
    return [...this.#checks.values()].reduce((sum, { findings }) => sum + findings.length, 0);
  }

  /** The findings, then a table of all checks. */
  print(): void {
    for (const [heading, { findings }] of this.#checks) {
      if (findings.length > 0) console.log(`\n${heading}:\n${findings.map((finding) => `  ${finding}`).join("\n")}`);
    }
    const width = Math.max(...[...this.#checks.keys()].map(({ length }) => length));
    console.log(`\n${"check".padEnd(width)}  looked at  findings`);
    for (const [heading, { looked, findings }] of this.#checks) {
      console.log(`${heading.padEnd(width)}  ${String(looked).padStart(9)}  ${String(findings.length).padStart(8)}`);
    }
    console.log(`\n${this.findings === 0 ? "No findings." : `${this.findings} findings.`}`);
  }
}
