/** As the commands' terminal shows it; a backup by itself has nobody to show it to. */
export type StartProgress = (steps: number) => { step(name: string): void; done(): void };

export const unwatched: StartProgress = () => ({ step: () => {}, done: () => {} });
