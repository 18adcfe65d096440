/**
 * Which sentences visitors read. A language is complete when it has all of these; what only staff and editors read may
 * stay English. A file is one or the other: a new one is for visitors until it is named here.
 *
 * @typedef {import('./pot.mjs').Message} Message
 */

/** Files whose sentences are read in wp-admin, in the editor, in mails to staff, or at the command line. */
const FOR_STAFF = [
	// The editor.
	/\/block\.json$/,
	/^blocks\/[^/]+\/(index\.ts|edit\.tsx|edit-panels\.tsx|variations\.ts|.*-picker\.tsx|content-panel\.tsx)$/,
	/^blocks\/(editors-note|coleman-blocks\.php)/,
	/^blocks\/php\/Registration\.php$/,
	/^src\/(editor|desk)\//,
	/^theme\/(style\.css|functions\.php|template-types\.php)$/,
	// The back office.
	/^plugin-coleman-api\/coleman-api\.php$/,
	/^plugin-coleman-api\/src\/(Admin|Audit|Callers|Composition|Content|Database|Diagrams|Feeds|Health|Images|Inventory|Pictures|Redirects|SecondFactor|Settings|Staff|Stock)\/(?!(OrderHolds|OriginalStore|PictureDecoder|PictureFormat)\.php)/,
	/^plugin-coleman-api\/src\/\w+\/(Desk|Escalation)\//,
	/^plugin-coleman-api\/src\/\w+\/\w*(Desk|Samples)\w*\.php$/,
	/^plugin-coleman-api\/src\/Http\/Bots\//,
	/^plugin-coleman-api\/src\/Http\/PartialUpload\.php$/,
	/^plugin-coleman-api\/src\/Leads\/(LeadStatus|TestLead\w+)\.php$/,
	/^plugin-coleman-api\/src\/Integrations\/(?!WebhookPersonalData\.php)/,
	/^plugin-coleman-api\/src\/Mail\/(?!MailPersonalData\.php)/,
	/^plugin-coleman-api\/src\/Orders\/Attention\.php$/,
	/^plugin-coleman-api\/src\/Orders\/Payment\/(BookingRepository|CardBookings|PaymentLedger|RefundLimit)\.php$/,
	/^plugin-coleman-api\/src\/Support\/Schedule\.php$/,
	// Mails to staff.
	/^plugin-coleman-api\/templates\/mail\/(feed-\w|\w+(-\w+)*-desk\.|mail-dead|payment-failed|payment-late|quote-answered|refund-failed|stock-attention|test|unanswered)/,
];

/** @type {( file: string ) => boolean} */
export const isForStaff = ( file ) => FOR_STAFF.some( ( pattern ) => pattern.test( file ) );

/**
 * @param {Message} message
 * @return {boolean} Whether visitors read it. Of a block.json they read what the block says by default, and the head of a
 *                   pattern names it in the editor.
 */
export const isForVisitors = ( { file, line, comment, context } ) =>
	context === 'block text' || ( ! isForStaff( file ) && ! ( line === 1 && comment?.endsWith( ` of ${ file }` ) ) );
