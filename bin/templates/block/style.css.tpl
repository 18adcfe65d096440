.coleman-{{name}}__section {
	color: var(--wp--preset--color--ink);
}

.coleman-{{name}}__toggle {
	min-block-size: var(--wp--custom--target);
}
