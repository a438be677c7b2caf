import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export type RawSocket = {
  socket: Socket;
  send(text: string): void;
  /** Sends the text letter by letter, again and again, until the server hangs up. */
  drip(text: string): void;
  /** All that the server said until it hung up. */
  ended: Promise<string>;
};

/** A client that keeps to no rule of HTTP unless the test does. */
export async function rawSocket(url: string, localAddress?: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect({
    port: Number(port),
    host: hostname.replace(/[[\]]/g, ""),
    localAddress,
  });
  let heard = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    heard += chunk;
  });
  // A server that hangs up on unread data resets the connection: an end like any other.
  socket.on("error", () => {});
  const ended = new Promise<string>((resolve) => socket.once("close", () => resolve(heard)));
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return {
    socket,
    send: (text) => void socket.write(text),
    drip(text) {
      let next = 0;
      const timer = setInterval(() => socket.write(text[next++ % text.length]!), 5);
      void ended.finally(() => clearInterval(timer));
    },
    ended,
  };
}

/** The status, the headers and the body of an answer as it came over the wire. */
export function parseAnswer(text: string) {
  const [head = "", body = ""] = text.split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = "", ...value] = line.split(": ");
      return [name.toLowerCase(), value.join(": ")];
    }),
  );
  return { status: Number(statusLine.split(" ")[1]), headers, body };
}
