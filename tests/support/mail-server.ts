import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** What it answers to a command, where that is not the usual. */
type Answers = Record<string, string>;

/** A mail server that accepts and stores every mail. It stops when the test ends. */
export async function startMailServer(port = 0, answers: Answers = {}) {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setEncoding("utf8");
    socket.write("220 deneme\r\n");
    let isText = false;
    let mail = "";
    let rest = "";
    socket.on("data", (chunk) => {
      const lines = (rest + chunk).split("\r\n");
      rest = lines.pop()!;
      for (const line of lines) {
        if (isText && line === ".") {
          if (!answers["."]) mails.push(mail);
          mail = "";
          isText = false;
          socket.write(`${answers["."] ?? "250 alindi"}\r\n`);
        } else if (isText) mail += `${line}\n`;
        else if (line === "DATA" && !answers.DATA) {
          isText = true;
          socket.write("354 buyurun\r\n");
        } else if (line === "QUIT") socket.end("221 hosca kalin\r\n");
        else socket.write(`${answers[line.split(" ")[0]!] ?? "250 tamam"}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  onTestFinished(stop);
  const address = server.address() as { port: number };
  return { mails, port: address.port, url: `smtp://127.0.0.1:${address.port}`, stop };
}

/** Mail is set up; by default to where no server listens. */
export const mailSettings = (url = "smtp://127.0.0.1:1") => ({
  SMTP_URL: url,
  MAIL_FROM: "site@example.com",
  MAIL_TO: "akademi@example.com",
  PANEL_URL: "https://www.example.com",
});

/** The mail's text as a mail program shows it. */
export function readableMail(mail: string): string {
  const [head = "", ...body] = mail.split("\n\n");
  const subject = /^Subject: ((?:.|\n )*)/m.exec(head)![1]!;
  const words = subject.replace(/\s*=\?UTF-8\?Q\?(.*?)\?=\s*/g, (_, text: string) =>
    quotedPrintable(text.replaceAll("_", " ")),
  );
  return `${words}\n${quotedPrintable(body.join("\n\n").replaceAll("=\n", ""))}`;
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
