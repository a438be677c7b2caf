import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";

const store = `${tmpdir()}/art-sources`;

/** Unpacks a Debian package into a temporary folder, once, and returns that folder. */
export function debianPackage(name: string) {
  const folder = `${store}/${name}`;
  if (existsSync(folder)) return folder;
  const partial = `${folder}.partial`;
  mkdirSync(partial, { recursive: true });
  execFileSync("apt-get", ["download", name], { cwd: partial, stdio: "inherit" });
  const archive = readdirSync(partial).find((f) => f.endsWith(".deb"));
  if (!archive) throw new Error(`apt-get brought no package for ${name}`);
  execFileSync("dpkg", ["-x", archive, "."], { cwd: partial, stdio: "inherit" });
  rmSync(`${partial}/${archive}`);
  renameSync(partial, folder);
  return folder;
}

/** Unpacks an npm package in the same way; its version is part of the name. */
export function npmPackage(name: string) {
  const folder = `${store}/${name.replace(/[@/]+/g, "-")}`;
  if (existsSync(folder)) return `${folder}/package`;
  const partial = `${folder}.partial`;
  mkdirSync(partial, { recursive: true });
  execFileSync("npm", ["pack", "--silent", name], { cwd: partial });
  const archive = readdirSync(partial).find((f) => f.endsWith(".tgz"));
  if (!archive) throw new Error(`npm brought no package for ${name}`);
  execFileSync("tar", ["-xzf", archive], { cwd: partial });
  rmSync(`${partial}/${archive}`);
  renameSync(partial, folder);
  return `${folder}/package`;
}

export const stellarium = (path: string) =>
  `${debianPackage("stellarium-data")}/usr/share/stellarium/${path}`;

export function solarSystemScope(name: string) {
  const lib = `${debianPackage("qt3d5-examples")}/usr/lib`;
  const machine = readdirSync(lib)[0];
  return `${lib}/${machine}/qt5/examples/qt3d/planets-qml/images/solarsystemscope/${name}`;
}
