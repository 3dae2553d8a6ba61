/** To a compute thread: one task at a time. */
export interface TaskRequest {
  readonly id: number;
  readonly task: string;
  readonly input: unknown;
}

/** From a compute thread. `progress` may come several times before `output` or `failed`. */
export type TaskReply =
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly failed: { name: string; message: string; code?: string } };
