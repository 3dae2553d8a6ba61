import { contactMap } from './contact-map.ts';
import type { ContactAnswer, ContactRequest } from './contact-messages.ts';

const reply = (answer: ContactAnswer, transfer: ArrayBuffer[] = []): void => self.postMessage(answer, { transfer });

self.addEventListener('message', (event: MessageEvent<ContactRequest>) => {
  let told = 0;
  const result = contactMap(event.data, (progress) => {
    if (progress - told < 0.02) return;
    told = progress;
    reply({ progress });
  });
  reply({ result }, [result.colors.buffer]);
});
