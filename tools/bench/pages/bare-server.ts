/** Node's HTTP server with one answer and nothing else: the upper bound for any server built on it. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, headersFile, bodyFile] = process.argv.slice(2);
const headers = JSON.parse(readFileSync(headersFile!, "utf8"));
const body = readFileSync(bodyFile!);
createServer((_request, answer) => answer.writeHead(200, headers).end(body)).listen(
  Number(port),
  "127.0.0.1",
);
