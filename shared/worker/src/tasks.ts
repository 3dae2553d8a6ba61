/** What a task takes, gives, and tells meanwhile; all of it can be cloned between threads. */
export interface TaskTypes {
  readonly input: unknown;
  readonly output: unknown;
  readonly progress?: unknown;
}

/** The tasks of a worker, by name. */
export type TasksOf<T> = { readonly [Name in keyof T]: TaskTypes };

export type TaskName<T> = keyof T & string;

export type ProgressOf<Task> = Task extends { readonly progress: infer Progress } ? Progress : never;
