import type { ShownModel } from '../objects/shown-models.ts';
import { DocumentStore } from '../document/document-store.ts';
import type { SurfacePoint } from '../scene/picking.ts';
import { initialView, seenFromFront, type ViewAction, viewReducer, type ViewState, withPoint } from './view-state.ts';
import { type ViewerCommand, type ViewerDocument, viewerDocument } from './viewer-document.ts';

/** What the page shows: the document and how it is looked at. */
export interface ViewerState extends ViewerDocument, ViewState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export type ViewerAction =
  | ViewAction
  | Exclude<ViewerCommand, { readonly type: 'measure' }>
  | { readonly type: 'point'; readonly point: SurfacePoint }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** The viewer without its screen: actions go to the view or, as commands, to the document. */
export class ViewerModel {
  readonly #store: DocumentStore<ViewerDocument, ViewerCommand>;
  readonly #listeners = new Set<() => void>();
  #view: ViewState;
  #state: ViewerState;

  constructor(models: readonly ShownModel[], document?: ViewerDocument) {
    this.#store = new DocumentStore(viewerDocument, document);
    this.#view = initialView(models);
    this.#state = this.#now();
  }

  /** Another object after each change. */
  readonly get = (): ViewerState => this.#state;

  /** @returns ends the subscription. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  get document(): ViewerDocument {
    return this.#store.get().document;
  }

  readonly dispatch = (action: ViewerAction): void => {
    const before = { view: this.#view, timeline: this.#store.get() };
    this.#do(action);
    if (before.view === this.#view && before.timeline === this.#store.get()) return;
    this.#state = this.#now();
    for (const listener of this.#listeners) listener();
  };

  #do(action: ViewerAction): void {
    switch (action.type) {
      case 'point': {
        const { view, measured } = withPoint(this.#view, action.point);
        this.#view = view;
        if (measured) this.#store.execute({ type: 'measure', ...measured });
        return;
      }
      case 'remove':
      case 'removeAll':
        this.#look({ pending: [] });
        return this.#store.execute(action);
      case 'quarterTurn':
      case 'unturn':
        this.#look(seenFromFront);
        return this.#store.execute(action);
      case 'undo':
        // Points of what is being made first, then what was made.
        if (this.#view.pending.length > 0) return this.#look({ pending: this.#view.pending.slice(0, -1) });
        return this.#store.undo();
      case 'redo':
        this.#look({ pending: [] });
        return this.#store.redo();
      case 'models':
      case 'view':
      case 'turned':
      case 'toggleJaw':
      case 'toggleObject':
      case 'isolate':
      case 'look':
      case 'section':
      case 'toggleSection':
      case 'moveSection':
      case 'tool':
      case 'escape':
      case 'reset':
        this.#view = viewReducer(this.#view, action);
    }
  }

  #look(change: Partial<ViewState>): void {
    this.#view = { ...this.#view, ...change };
  }

  #now(): ViewerState {
    const { document, past, future } = this.#store.get();
    const canUndo = past.length + this.#view.pending.length > 0;
    return { ...this.#view, ...document, canUndo, canRedo: future.length > 0 };
  }
}
