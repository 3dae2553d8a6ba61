// React checks this before it accepts act().
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
  onchange: null,
});

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom has no styles of pseudo elements, and prints a page of stack for each question.
const { getComputedStyle } = globalThis;
globalThis.getComputedStyle = (element) => getComputedStyle(element);

// jsdom has no addresses of objects; whoever makes one in a test says what it is.
URL.revokeObjectURL ??= () => {};
