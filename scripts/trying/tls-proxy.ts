import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'

/** A port that nobody else is given until it is released: the nodes, told of it, start long before the proxy listens. */
export async function holdPort(): Promise<{ readonly port: number; release(): Promise<void> }> {
  const holder = createServer((connection) => connection.destroy()).listen(0, '127.0.0.1')
  await once(holder, 'listening')
  return {
    port: (holder.address() as AddressInfo).port,
    release: () => new Promise((resolve) => holder.close(() => resolve())),
  }
}

/** A certificate for localhost, made for this run. Programs trust it through NODE_EXTRA_CA_CERTS. */
export function makeCertificate(folder: string): { readonly certificate: string; readonly key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'certificate-key.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...made, '-keyout', key, '-out', certificate, ...names], { stdio: 'ignore' })
  return { certificate, key }
}

export interface ProxySettings {
  readonly folder: string
  readonly certificate: string
  readonly key: string
  readonly port: number
  readonly nodes: readonly string[]
  /** Where browsers reach the store, and where the proxy finds it. */
  readonly store_port: number
  readonly store: string
}

/** Passed on unchanged: signatures of the store cover the name, and the shop counts visitors by their address. */
const headers = `
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto https;`

const settingsFile = ({ folder, certificate, key, port, nodes, store_port, store }: ProxySettings) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log;
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/nginx-${kind};`).join('\n  ')}
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  client_max_body_size 0;
  proxy_request_buffering off;
  upstream nodes {
    ${nodes.map((node) => `server ${node} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port} ssl;
    location / {${headers}
      proxy_pass http://nodes;
      proxy_read_timeout 300s;
      proxy_next_upstream error timeout http_502 http_503;
    }
  }
  # The store under a name of its own, with the rule for uploads from the shop that its bucket would have.
  server {
    listen 127.0.0.1:${store_port} ssl;
    location / {${headers}
      proxy_pass ${store};
      add_header Access-Control-Allow-Origin https://localhost:${port} always;
      add_header Access-Control-Allow-Methods "GET, POST" always;
      add_header Access-Control-Allow-Headers "*" always;
      if ($request_method = OPTIONS) { return 204; }
    }
  }
}
`

/** Debian's nginx, or NGINX_PATH=path: ends TLS and spreads requests over the nodes. */
export function startProxy(settings: ProxySettings): ChildProcess {
  const { folder } = settings
  mkdirSync(folder, { recursive: true })
  // Started as root it works as nobody, who has to reach its folders.
  chmodSync(folder, 0o755)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, settingsFile(settings))
  const args = ['-p', folder, '-c', file, '-e', join(folder, 'nginx-error.log')]
  return spawn(process.env.NGINX_PATH ?? 'nginx', args, { stdio: ['ignore', 'inherit', 'inherit'] })
}
