type Output = { isTTY?: boolean; columns?: number; write(text: string): unknown };

/** How many lines a long work prints, at most, where nobody watches it. */
const mostLines = 50;
const barWidth = 20;

/**
 * How far a long command has come. A terminal shows it in one line that changes, with the time that is
 * left if the rest goes like the beginning; elsewhere each step, or each fiftieth part, is a line.
 */
export function progressOn(output: Output, clock: () => number) {
  let shown = "";
  const put = (line: string) => {
    output.write(`\r\u001b[K${line}`);
    shown = line;
  };

  /** A line of its own, above the one that changes. */
  function say(line: string): void {
    const current = shown;
    if (current) put("");
    output.write(`${line}\n`);
    if (current) put(current);
  }

  /** What is given up shows no more. */
  function clear(): void {
    if (shown) put("");
  }

  /**
   * `step` is called as each of the steps begins, `done` after the last. Steps of unlike length are given by
   * their shares. Where others write to the same terminal meanwhile, each step keeps its line.
   */
  function startProgress(steps: number | number[], { isShared = false } = {}) {
    const shares = typeof steps === "number" ? Array<number>(steps).fill(1) : steps;
    const total = shares.length;
    const whole = sum(shares);
    const start = clock();
    let finished = 0;
    const partOf = (begun: number) => Math.floor(((begun - 1) / total) * mostLines);
    let begun = 0;
    return {
      step(name: string): void {
        if (begun > 0) finished += shares[begun - 1]!;
        begun += 1;
        const count = `${begun}/${total} ${name}`;
        if (output.isTTY) {
          const left =
            finished > 0 ? ((clock() - start) / finished) * (whole - finished) : undefined;
          const line = `${bar(finished / whole)} ${count}${left === undefined ? "" : ` ~${minutes(left)}`}`;
          (isShared ? say : put)(line.slice(0, (output.columns || 80) - 1));
        } else if (total <= mostLines || partOf(begun) > partOf(begun - 1)) say(count);
      },
      done(): void {
        clear();
        say(`${begun}/${total} ${minutes(clock() - start)}`);
      },
    };
  }
  return { say, clear, startProgress };
}

function sum(shares: number[]): number {
  return shares.reduce((all, share) => all + share, 0);
}

function bar(share: number): string {
  const full = Math.round(share * barWidth);
  return "█".repeat(full) + "░".repeat(barWidth - full);
}

/** "2:05" */
function minutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export const { say, clear, startProgress } = progressOn(process.stdout, () => performance.now());
