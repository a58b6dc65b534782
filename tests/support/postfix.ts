import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeCertificate } from "./certificate.ts";
import { freePort } from "./free-port.ts";

/** Postfix with TLS and passwords, which stores accepted mails. */
export interface Postfix {
  port: number;
  /** The self-signed certificate for 127.0.0.1, in PEM. */
  cert: string;
  /** Returns the mails delivered so far. */
  mails: () => string[];
  close: () => void;
}

/** Debian's ids of the user and group nobody, the owner of the mailbox. */
const NOBODY = 65_534;

/** Why Postfix can't run here, in one line; "" if it can. */
export function whyNoPostfix(): string {
  const missing = ["postfix", "saslpasswd2", "openssl"].filter((program) => spawnSync(program, ["-h"]).error);
  if (missing.length > 0) {
    return `${missing.join(", ")} missing; “sudo apt-get install postfix sasl2-bin libsasl2-modules openssl” on Debian brings them`;
  }
  return process.getuid?.() === 0 ? "" : "Postfix starts as root only";
}

/**
 * Starts Postfix on a free port of this machine, with all its files in a temporary folder.
 * @param user the only user who may send, with this password
 * @throws Error with Postfix' error message
 */
export async function startPostfix(user: string, password: string): Promise<Postfix> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "postfix-"));
  chmodSync(folder, 0o755);
  for (const name of ["config", "config/sasl", "queue", "data", "mail"]) {
    mkdirSync(join(folder, name));
  }
  const config = join(folder, "config");
  const { key, cert } = makeCertificate();
  writeFileSync(join(config, "certificate.pem"), `${key}\n${cert}\n`);

  const passwords = join(config, "sasl/passwords");
  run("saslpasswd2", ["-p", "-c", "-f", passwords, "-u", "mail.example.com", user], password);
  writeFileSync(
    join(config, "sasl/smtpd.conf"),
    `pwcheck_method: auxprop\nauxprop_plugin: sasldb\nmech_list: PLAIN LOGIN\nsasldb_path: ${passwords}\n`,
  );
  const postfixUser = Number(run("id", ["-u", "postfix"]));
  chownSync(passwords, postfixUser, postfixUser);
  chownSync(join(folder, "data"), postfixUser, postfixUser);
  chownSync(join(folder, "mail"), NOBODY, NOBODY);

  writeFileSync(join(config, "main.cf"), mainConfig(folder));
  writeFileSync(join(config, "master.cf"), services(port));
  run("postfix", ["-c", config, "start"]);

  return {
    port,
    cert,
    mails: () => readMaildir(join(folder, "mail/new")),
    close: () => {
      run("postfix", ["-c", config, "stop"]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** The main configuration, see postconf(5). */
function mainConfig(folder: string): string {
  return `compatibility_level = 3.6
myhostname = mail.example.com
queue_directory = ${folder}/queue
data_directory = ${folder}/data
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
alias_maps =
mydestination =
virtual_mailbox_domains = example.com
virtual_mailbox_base = ${folder}
virtual_mailbox_maps = static:mail/
virtual_uid_maps = static:${NOBODY}
virtual_gid_maps = static:${NOBODY}
smtpd_tls_security_level = encrypt
smtpd_tls_auth_only = yes
smtpd_tls_chain_files = ${folder}/config/certificate.pem
smtpd_sasl_auth_enable = yes
smtpd_relay_restrictions = permit_sasl_authenticated, reject
smtpd_recipient_restrictions = permit_sasl_authenticated, reject
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
`;
}

/** The services needed to accept mail and deliver it to a mailbox, see master(5). */
function services(port: number): string {
  return `127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
anvil unix - - n - 1 anvil
virtual unix - n n - - virtual
proxymap unix - - n - - proxymap
tlsmgr unix - - n 1000? 1 tlsmgr
postlog unix-dgram n - n - 1 postlogd
`;
}

function readMaildir(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  } catch {
    return []; // Postfix creates the mailbox with the first mail.
  }
}

function run(program: string, args: readonly string[], input = ""): string {
  return execFileSync(program, args, { encoding: "utf8", input, stdio: "pipe" });
}
