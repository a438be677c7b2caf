import { data } from "react-router";
import type { Route } from "./+types/file";
import { searchFiles } from "./search-files.ts";

export function loader({ params }: Route.LoaderArgs) {
  const files = searchFiles();
  const name = params.file.replace(/\.json$/, "");
  if (!Object.hasOwn(files, name)) throw data(null, 404);
  return Response.json(files[name]);
}
