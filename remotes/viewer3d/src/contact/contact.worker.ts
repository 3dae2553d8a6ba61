import { serve, serveWorker } from '@archway/worker';
import { contactMap } from './contact-map.ts';
import type { ContactJobs } from './contact-messages.ts';

serveWorker(self, (post) =>
  serve<ContactJobs>(
    {
      map(request, context) {
        let told = 0;
        const output = contactMap(request, (share) => {
          if (share - told < 0.02) return;
          told = share;
          context.progress(share);
        });
        return { output, transfer: [output.colors.buffer] };
      },
    },
    post,
  ),
);
