/**
 * Loaded before every command (`node --import`). On an old Node it explains the problem; it is JavaScript, so that an
 * old Node can read it. With `--help` it prints the comment that the command's file begins with.
 */
import { readFileSync } from "node:fs";
import process from "node:process";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 22)) {
  console.error(
    `This command runs on Node ${process.versions.node}, and the tools need 22.22 or newer.\n` +
      "npm scripts bring their own (the `node` package). If it is missing, its install script did not run:\n" +
      "  npm ci                 once more, without --ignore-scripts or --omit=dev\n" +
      "or install Node 22.22 or newer.",
  );
  process.exit(1);
}

const [, command = "", ...options] = process.argv;
const explainsItself = /[/\\](?:cli|narration)[/\\]/.test(command);
if (!explainsItself && options.some((option) => option === "--help" || option === "-h")) {
  const [, help = ""] = /^\/\*\*([\s\S]*?)\*\//.exec(readFileSync(command, "utf8")) ?? [];
  console.log(help.replace(/^\s*\* ?/gm, "").trim());
  process.exit(0);
}
