import { connect, createServer, type Socket } from "node:net";

/** A way to the server that can be cut, as a network can, while the server itself goes on. */
export async function openLine(server: string) {
  const port = Number(new URL(server).port);
  const open = new Set<Socket>();
  const line = createServer((browser) => {
    const upstream = connect(port, "127.0.0.1");
    for (const socket of [browser, upstream]) {
      open.add(socket);
      socket.once("close", () => open.delete(socket)).on("error", () => {});
    }
    browser.pipe(upstream).pipe(browser);
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  const { port: ours } = line.address() as { port: number };
  return {
    url: `http://127.0.0.1:${ours}`,
    cut: () => {
      line.close();
      for (const socket of open) socket.destroy();
    },
  };
}
