/** As Promise.all, but a few at a time: a server that is asked everything at once hangs up on some. */
export async function inTurns<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
  atOnce = 10,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
