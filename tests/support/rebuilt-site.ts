import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject, plainEnvironment } from "../../scripts/copy-project.ts";
import { freePort } from "./free-port.ts";
import { type Program, startProgram } from "./program.ts";

/**
 * A copy of the project that is built and served several times, each time with other texts and
 * code.
 */
export class RebuiltSite {
  readonly url: string;
  private readonly folder = copyProject();
  private readonly env: NodeJS.ProcessEnv;
  private server: Program | undefined;
  private builds = 0;

  private constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.url = `http://127.0.0.1:${port}`;
    this.env = { ...plainEnvironment(), ...settings, HOST: "127.0.0.1", PORT: `${port}` };
  }

  /** @param settings the settings of build and server, such as ENQUIRY_DELIVERY */
  static async open(settings: Readonly<Record<string, string>> = {}): Promise<RebuiltSite> {
    return new RebuiltSite(await freePort(), settings);
  }

  /** The success message of the latest build. */
  get success(): string {
    return `Message sent by build ${this.builds}`;
  }

  /** The label with which the latest build logs enquiries in log mode. */
  get label(): string {
    return `Enquiry of build ${this.builds}`;
  }

  /** Builds and restarts, as docs/operations.md says. */
  async deploy(): Promise<void> {
    this.builds += 1;
    this.change("src/content/features/enquiry.yaml", /title: Message sent.*/, `title: ${this.success}`);
    this.change("src/features/enquiry/send.ts", /console\.log\("[^"]*"/, `console.log("${this.label}"`);
    execFileSync(process.execPath, ["scripts/build.ts"], { cwd: this.folder, env: this.env, stdio: "pipe" });
    await this.server?.stop();
    this.server = await startProgram(process.execPath, ["server/index.js"], /The site is at/, {
      cwd: this.folder,
      env: this.env,
    });
  }

  async remove(): Promise<void> {
    await this.server?.stop();
    rmSync(this.folder, { recursive: true });
  }

  /** @throws Error if nothing was replaced */
  private change(file: string, from: RegExp, to: string): void {
    const path = join(this.folder, file);
    const before = readFileSync(path, "utf8");
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} has nothing to change.`);
    writeFileSync(path, after);
  }
}
