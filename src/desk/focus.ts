/** Whether nothing has the focus: the page was just opened, or what had it is gone or hidden. */
export function isFocusFree(): boolean {
	const { activeElement } = document;
	return activeElement === null || activeElement === document.body || activeElement.closest( '[hidden]' ) !== null;
}
