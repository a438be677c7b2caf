// biome-ignore lint/suspicious/noExplicitAny: each command answers in a shape of its own.
type Answer = any;

export type BidiEvent = { source: { context?: string }; level: string; text: string };

/** WebDriver BiDi: commands and answers by number, and events between them. */
export async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", () => reject(new Error(`Nobody answers at ${address}`)));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  const events: BidiEvent[] = [];
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "event") events.push(message.params);
    else waiting.get(message.id)?.(message);
  });
  socket.addEventListener("close", () => {
    for (const answer of waiting.values())
      answer({ error: "closed", message: "The browser is gone" });
  });
  let last = 0;
  return {
    events,
    async send(method: string, params: object = {}): Promise<Answer> {
      last += 1;
      const id = last;
      const answer = await new Promise<Answer>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      waiting.delete(id);
      if (answer.error) throw new Error(`${method}: ${answer.error}: ${answer.message}`);
      return answer.result;
    },
    close: () => socket.close(),
  };
}
