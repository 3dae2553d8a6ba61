.list {
  margin: 0;
  padding: 0;
  list-style: none;
}

.number {
  color: var(--archway-color-text-tertiary);
}
