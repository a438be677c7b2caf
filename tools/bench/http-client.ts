import { connect, type Socket } from "node:net";

export type Send = (request: string) => Promise<number>;

/**
 * A few open connections, one request at a time on each, and of the answer only the status. Far
 * cheaper than fetch, since here the client shares the machine with what it measures.
 */
export async function openConnections(url: string, count: number) {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  const idle: Send[] = [];
  for (let index = 0; index < count; index++) {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await new Promise((resolve) => socket.once("connect", resolve));
    sockets.push(socket);
    idle.push(sender(socket));
  }
  const send: Send = async (request) => {
    const connection = idle.pop()!;
    const status = await connection(request);
    idle.push(connection);
    return status;
  };
  const close = () => {
    for (const socket of sockets) socket.destroy();
  };
  return { send, close };
}

function sender(socket: Socket): Send {
  let answer = "";
  let done: (status: number) => void = () => {};
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    answer += chunk;
    const headEnd = answer.indexOf("\r\n\r\n");
    if (headEnd < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(answer)?.[1] ?? 0);
    if (answer.length < headEnd + 4 + length) return;
    const status = Number(answer.slice(9, 12));
    answer = "";
    done(status);
  });
  return (request) =>
    new Promise((resolve) => {
      done = resolve;
      socket.write(request);
    });
}

export function getRequest(path: string, address: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: bench\r\nx-forwarded-for: ${address}\r\n\r\n`;
}

export function postRequest(path: string, address: string, body: string): string {
  const length = Buffer.byteLength(body);
  return `POST ${path} HTTP/1.1\r\nhost: bench\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;
}
