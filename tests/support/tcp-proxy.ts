import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A wire to a server that can be cut and mended; while it is cut, callers are hung up on. */
export async function startTcpProxy(port: number) {
  let isCut = false;
  let refused = 0;
  let onRefused = () => {};
  const sockets = new Set<Socket>();
  const server = createServer((caller) => {
    if (isCut) {
      refused += 1;
      onRefused();
      return caller.destroy();
    }
    const callee = connect(port, "127.0.0.1");
    for (const [one, other] of [
      [caller, callee],
      [callee, caller],
    ] as const) {
      sockets.add(one);
      one.on("error", () => {}).on("close", () => other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return {
    port: (server.address() as { port: number }).port,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    mend() {
      isCut = false;
    },
    /** Until so many callers have been hung up on. */
    refusedTimes: (times: number) =>
      new Promise<void>((resolve) => {
        onRefused = () => refused >= times && resolve();
        onRefused();
      }),
  };
}
