const words = {
  zh: { text: '页面未能加载，请检查网络后重试。', action: '重新加载' },
  en: { text: 'The page could not be loaded. Please check the network and try again.', action: 'Reload' },
};

/** As the reader chose it, under the key of the platform, whose code may be what is missing; else as the server wrote it. */
function language(): string {
  try {
    return localStorage.getItem('lang') ?? document.documentElement.lang;
  } catch {
    return document.documentElement.lang;
  }
}

/** Stands where the page would be when its code or its first texts cannot be had: nothing of them is needed for it. */
export function cannotStart(failure: unknown): void {
  const { text, action } = language().startsWith('zh') ? words.zh : words.en;
  const said = document.createElement('p');
  said.setAttribute('role', 'alert');
  said.textContent = text;
  const again = document.createElement('button');
  again.textContent = action;
  again.addEventListener('click', () => window.location.reload());
  document.getElementById('host')?.replaceChildren(said, again);
  reportError(failure);
}
