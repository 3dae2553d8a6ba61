import { type Agent, request } from 'node:http';

/** One GET over a kept connection; anything but a full answer is an error. */
export function get(agent: Agent, url: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers: { authorization: `Bearer ${token}`, lang: 'en-US' } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (body += chunk));
      answer.on('end', () => (body.startsWith('{"code":200') ? resolve() : reject(new Error(body.slice(0, 200)))));
    });
    call.on('error', reject);
    call.end();
  });
}
