import type {
  Answer,
  ApiAnswer,
  ApiEndpoint,
  ApiReceived,
  ApiScope,
  Endpoint,
  ErrorName,
  ErrorValues,
  HeldPermission,
  Lang,
  Permission,
  Received,
  RoleKey,
} from '@archway/contracts';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './infrastructure/database/database.ts';
import type { Compute } from './infrastructure/compute/compute.ts';
import type { AnyTask } from './infrastructure/compute/task.ts';
import type { Events } from './infrastructure/events/events.ts';
import type { Jobs } from './infrastructure/jobs/jobs.ts';
import type { Filling, Port } from './infrastructure/modules/port.ts';
import type { ObjectOwner } from './infrastructure/storage/object-owners.ts';
import type { ObjectStore } from './infrastructure/storage/object-store.ts';

/** What every module of the server is given; each part has an embedded and a production engine behind it. */
export interface AppContext {
  readonly config: Config;
  readonly db: Database;
  readonly store: ObjectStore;
  readonly jobs: Jobs;
  readonly events: Events;
  readonly compute: Compute;
  readonly log: FastifyBaseLogger;
  /** Fires when the server was asked to stop: what would go on for long ends by itself, and is resumed elsewhere. */
  readonly stopping: AbortSignal;
}

/**
 * The logged-in user of a request. Roles are those that the account holds anywhere now, and permissions the union over
 * them: they open calls. What the user may do to a case comes from memberships of its practice.
 */
export interface Caller {
  readonly userId: string;
  readonly userName: string;
  readonly nickName: string | null;
  /** 0 doctor, 1 medical assistant; null for people who are neither. */
  readonly doctorType: number | null;
  readonly roles: readonly RoleKey[];
  readonly permissions: readonly HeldPermission[];
  readonly sessionId: string;
  /** A key of this practice calls in the name of its creator: cases of other practices are not there for it. */
  readonly onlyPractice?: string;
}

/** The key by which a program calls the public API. */
export interface ApiKeyHolder {
  readonly keyId: string;
  readonly practiceId: string;
  readonly scopes: readonly ApiScope[];
  /** In whose name the key acts. */
  readonly caller: Caller;
}

/** What a handler of an endpoint receives besides the validated input. */
export interface RequestScope {
  readonly lang: Lang;
  readonly request: FastifyRequest;
  /** For endpoints that are marked `raw`: their handler writes the answer itself, after `reply.hijack()`. */
  readonly reply: FastifyReply;
}

/** The caller is certain unless the endpoint is public or authorised by a deploy token. */
type CallerOf<E extends Endpoint> = E['access'] extends 'public' | 'deploy' ? Caller | null : Caller;

export type Handler<E extends Endpoint> = (
  input: Received<E> & RequestScope & { readonly user: CallerOf<E> },
) => Promise<Answer<E>>;

/** Registers an endpoint of the contract: validation, access, rate limit, envelope and errors come from its value. */
export type Handle = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

export type ApiHandler<E extends ApiEndpoint> = (
  input: ApiReceived<E> & {
    readonly key: ApiKeyHolder;
    /** What a write does is one transaction, with the answer that its idempotency key gets: its `db` is that. */
    readonly context: AppContext;
    readonly lang: Lang;
    readonly request: FastifyRequest;
  },
) => Promise<ApiAnswer<E>>;

/** Registers a call of the public API: key, scope, limit, idempotency and errors come from its value. */
export type HandleApi = <E extends ApiEndpoint>(endpoint: E, handler: ApiHandler<E>) => void;

/** All that the server is made of: a domain, with whatever it gives to the mechanisms that know none. */
export interface ServerModule {
  readonly name: string;
  /** Its tables; no other module speaks SQL to them but through its `api.ts`. */
  readonly schema?: Readonly<Record<string, unknown>>;
  /** Permissions of the contract that this module gives a meaning to. */
  readonly permissions?: readonly Permission[];
  /** Heavy work that it has done in threads; the threads load it from `compute-tasks.ts`. */
  readonly tasks?: readonly AnyTask[];
  /** Which stored objects it has in use; what nobody has is removed after a while. */
  readonly objects?: ObjectOwner;
  /** Questions that it asks of modules above it, such as the conditions and effects of a state machine. */
  readonly asks?: readonly Port<unknown>[];
  /** Its answers to the questions of modules below it. */
  readonly fills?: readonly Filling[];
  routes?(context: AppContext, handle: Handle): void;
  /** Calls of the public API. */
  api?(context: AppContext, handle: HandleApi): void;
  /** Routes that are no envelope calls: streams, files, HTML. */
  raw?(app: FastifyInstance, context: AppContext): void;
  /** Registers the workers of this module's jobs; runs in every process that works. */
  jobs?(context: AppContext): Promise<void>;
  /** Brings what the installation came with into the database; runs in every server process before it listens. */
  prepare?(context: AppContext): Promise<void>;
  /** Inserts demonstration data once; must be idempotent. */
  seed?(context: AppContext): Promise<void>;
  /** Deletes what is too old to be kept, and asks for what is done once a day; runs every hour in each process that works. */
  tidy?(context: AppContext): Promise<void>;
}

/** A refusal that the user is told about, named in the error catalogue. */
export class Refusal extends Error {
  readonly errorName: ErrorName;
  readonly values: ErrorValues;
  /** What the caller needs to go on, in the `data` of the answer. */
  readonly data: Readonly<Record<string, string>> | null;

  constructor(errorName: ErrorName, values: ErrorValues = {}, data: Refusal['data'] = null) {
    super(errorName);
    this.name = 'Refusal';
    this.errorName = errorName;
    this.values = values;
    this.data = data;
  }
}
