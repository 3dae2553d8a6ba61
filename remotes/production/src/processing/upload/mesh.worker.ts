import { createMeshWorkerHandler } from '@archway/mesh';
import { serveWorker } from '@archway/worker';

serveWorker(self, createMeshWorkerHandler);
