// Shared modules are negotiated asynchronously, so nothing else may happen in the entry.
void import('./bootstrap.tsx');
