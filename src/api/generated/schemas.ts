/* Generated from plugin-coleman-api/schema by `npm run generate:types`. */

export interface Schemas {
	'account-invitation': AccountInvitation;
	'account-person': AccountPerson;
	address: PostalAddress;
	announcements: Announcements;
	'assembly-detail': AssemblyDetail;
	assembly: Assembly;
	'attachment-facets': AttachmentFacets;
	attachment: Attachment;
	'audit-entry': AuditEntry;
	'callout-part': CalloutPart;
	'callout-superseded': CalloutSuperseded;
	callout: Callout;
	'cart-bulk': CartBulk;
	'cart-delivery': CartDelivery;
	'cart-item': CartItem;
	'cart-totals': CartTotals;
	cart: Cart;
	'checkout-quote': CheckoutQuote;
	comparison: Comparison;
	'customer-address': CustomerAddress;
	'customer-event': CustomerEvent;
	'customer-people': CustomerPeople;
	'desk-attention': DeskAttention;
	'desk-buyer': DeskBuyer;
	'desk-caller-full': DeskCallerFull;
	'desk-caller': DeskCaller;
	'desk-customer-full': DeskCustomerFull;
	'desk-customer': DeskCustomer;
	'desk-demand-export': DeskDemandExport;
	'desk-demand': DeskDemand;
	'desk-edit-preview': DeskEditPreview;
	'desk-image-added': DeskImageAdded;
	'desk-image-change': DeskImageChange;
	'desk-image-item': DeskImageItem;
	'desk-image-match': DeskImageMatch;
	'desk-image-matches': DeskImageMatches;
	'desk-image-picture': DeskImagePicture;
	'desk-image-set': DeskImageSet;
	'desk-image-upload': DeskImageUpload;
	'desk-inventory-choices': DeskInventoryChoices;
	'desk-inventory-item': DeskInventoryItem;
	'desk-kept': DeskKept;
	'desk-lead-counts': DeskLeadCounts;
	'desk-lead-figure': DeskLeadFigure;
	'desk-lead-row': DeskLeadRow;
	'desk-lead': DeskLead;
	'desk-letter': DeskLetter;
	'desk-mail-full': DeskMailFull;
	'desk-mail': DeskMail;
	'desk-order-counts': DeskOrderCounts;
	'desk-order-row': DeskOrderRow;
	'desk-order': DeskOrder;
	'desk-part': DeskPart;
	'desk-quote': DeskQuote;
	'desk-rental-block': DeskRentalBlock;
	'desk-rental-calendar': DeskRentalCalendar;
	'desk-rental-counts': DeskRentalCounts;
	'desk-rental-price': DeskRentalPrice;
	'desk-rental-row': DeskRentalRow;
	'desk-rental-unit': DeskRentalUnit;
	'desk-rental': DeskRental;
	'desk-return': DeskReturn;
	'desk-stock': DeskStock;
	'desk-test-lead': DeskTestLead;
	'desk-trade-in-added': DeskTradeInAdded;
	'desk-trade-in': DeskTradeIn;
	'desk-verdict': DeskVerdict;
	'diagram-choices': DiagramChoices;
	'diagram-content': DiagramContent;
	'diagram-drawing': DiagramDrawing;
	'diagram-entry': DiagramEntry;
	'diagram-event': DiagramEvent;
	'diagram-model': DiagramModel;
	'diagram-part': DiagramPart;
	'diagram-row': DiagramRow;
	'diagram-url': DiagramUrl;
	'diagram-work': DiagramWork;
	done: Done;
	'equipment-categories': EquipmentCategories;
	'equipment-category': EquipmentCategory;
	error: ApiProblem;
	'feed-change': FeedChange;
	'feed-column': FeedColumn;
	'feed-fault': FeedFault;
	'feed-held-answered': FeedHeldAnswered;
	'feed-held-price': FeedHeldPrice;
	'feed-kind': FeedKind;
	'feed-missing': FeedMissing;
	'feed-preview': FeedPreview;
	'feed-run-row': FeedRunRow;
	'feed-run': FeedRun;
	feed: Feed;
	'form-stamp': FormStamp;
	health: Health;
	hotspot: Hotspot;
	image: Image;
	'inquiry-picture': InquiryPicture;
	'inquiry-sent': InquirySent;
	'integration-order': IntegrationOrder;
	'integration-sent': IntegrationSent;
	interchange: Interchange;
	'inventory-branch': InventoryBranch;
	'inventory-event': InventoryEvent;
	'inventory-machine': InventoryMachine;
	'inventory-picture': InventoryPicture;
	'inventory-rental-class': InventoryRentalClass;
	'inventory-rental-unit': InventoryRentalUnit;
	'inventory-salesman': InventorySalesman;
	'letter-preview': LetterPreview;
	'letter-words': LetterWords;
	'line-promise': LinePromise;
	'location-extra': LocationExtra;
	'location-nearest': LocationNearest;
	location: Location;
	'machine-facet': MachineFacet;
	'machine-sheet': MachineSheet;
	machine: Machine;
	model: Model;
	'order-again': OrderAgain;
	'order-event': OrderEvent;
	'order-fulfilment': OrderFulfilment;
	'order-item': OrderItem;
	'order-payment': OrderPayment;
	'order-placed': OrderPlaced;
	'order-proposal': OrderProposal;
	'order-return': OrderReturn;
	'order-returns': OrderReturns;
	'order-summary': OrderSummary;
	'order-totals': OrderTotals;
	order: Order;
	'part-category': PartCategory;
	'part-reference': PartReference;
	'part-stream-item': PartStreamItem;
	part: Part;
	'pay-method': PayMethod;
	photo: Photo;
	profile: Profile;
	'quick-order-row': QuickOrderRow;
	'redirect-export': RedirectExport;
	'redirect-import': RedirectImport;
	'redirect-removal': RedirectRemoval;
	redirect: Redirect;
	registered: Registered;
	'rental-day': RentalDay;
	'rental-quote': RentalQuote;
	'rental-requested': RentalRequested;
	rental: Rental;
	'requests/assembly': AssemblyRequest;
	'requests/attachments': AttachmentsRequest;
	'requests/cart-add': CartAddRequest;
	'requests/cart-bulk': CartBulkRequest;
	'requests/cart-remove': CartRemoveRequest;
	'requests/cart-save-for-later': CartSaveForLaterRequest;
	'requests/cart-saved': CartSavedRequest;
	'requests/cart-update': CartUpdateRequest;
	'requests/checkout-quote': CheckoutQuoteRequest;
	'requests/checkout': CheckoutRequest;
	'requests/comparison': ComparisonRequest;
	'requests/customer-address': CustomerAddressRequest;
	'requests/customer-orders': CustomerOrdersRequest;
	'requests/customer-profile': CustomerProfileRequest;
	'requests/customer-register': CustomerRegisterRequest;
	'requests/desk-announcements': DeskAnnouncementsRequest;
	'requests/desk-audit': DeskAuditRequest;
	'requests/desk-bulk-undo': DeskBulkUndoRequest;
	'requests/desk-bulk': DeskBulkRequest;
	'requests/desk-caller-note': DeskCallerNoteRequest;
	'requests/desk-caller': DeskCallerRequest;
	'requests/desk-callers': DeskCallersRequest;
	'requests/desk-customer-decide': DeskCustomerDecideRequest;
	'requests/desk-customer-note': DeskCustomerNoteRequest;
	'requests/desk-customer-person': DeskCustomerPersonRequest;
	'requests/desk-customer': DeskCustomerRequest;
	'requests/desk-customers': DeskCustomersRequest;
	'requests/desk-demand': DeskDemandRequest;
	'requests/desk-diagram-assembly-add': DeskDiagramAssemblyAddRequest;
	'requests/desk-diagram-draft': DeskDiagramDraftRequest;
	'requests/desk-diagram-feed': DeskDiagramFeedRequest;
	'requests/desk-diagram-model-add': DeskDiagramModelAddRequest;
	'requests/desk-diagram-model': DeskDiagramModelRequest;
	'requests/desk-diagram-models': DeskDiagramModelsRequest;
	'requests/desk-diagram-one': DeskDiagramOneRequest;
	'requests/desk-diagram-order': DeskDiagramOrderRequest;
	'requests/desk-diagram-parts': DeskDiagramPartsRequest;
	'requests/desk-diagram-publish': DeskDiagramPublishRequest;
	'requests/desk-diagram-remove': DeskDiagramRemoveRequest;
	'requests/desk-diagram-revert': DeskDiagramRevertRequest;
	'requests/desk-hand-over': DeskHandOverRequest;
	'requests/desk-image-finish': DeskImageFinishRequest;
	'requests/desk-image-match': DeskImageMatchRequest;
	'requests/desk-image-media': DeskImageMediaRequest;
	'requests/desk-image-piece': DeskImagePieceRequest;
	'requests/desk-image-save': DeskImageSaveRequest;
	'requests/desk-image-set': DeskImageSetRequest;
	'requests/desk-image-undo': DeskImageUndoRequest;
	'requests/desk-image-upload-one': DeskImageUploadOneRequest;
	'requests/desk-image-upload': DeskImageUploadRequest;
	'requests/desk-images': DeskImagesRequest;
	'requests/desk-interchange-removal': DeskInterchangeRemovalRequest;
	'requests/desk-interchange': DeskInterchangeRequest;
	'requests/desk-interchanges': DeskInterchangesRequest;
	'requests/desk-inventory-add': DeskInventoryAddRequest;
	'requests/desk-inventory-change': DeskInventoryChangeRequest;
	'requests/desk-inventory-one': DeskInventoryOneRequest;
	'requests/desk-inventory-remove': DeskInventoryRemoveRequest;
	'requests/desk-inventory': DeskInventoryRequest;
	'requests/desk-lead-answer': DeskLeadAnswerRequest;
	'requests/desk-lead-bulk': DeskLeadBulkRequest;
	'requests/desk-lead-note': DeskLeadNoteRequest;
	'requests/desk-lead-owner': DeskLeadOwnerRequest;
	'requests/desk-lead-picture': DeskLeadPictureRequest;
	'requests/desk-lead-status': DeskLeadStatusRequest;
	'requests/desk-lead': DeskLeadRequest;
	'requests/desk-leads': DeskLeadsRequest;
	'requests/desk-letter-preview': DeskLetterPreviewRequest;
	'requests/desk-letter-words': DeskLetterWordsRequest;
	'requests/desk-letter': DeskLetterRequest;
	'requests/desk-mail': DeskMailRequest;
	'requests/desk-mails': DeskMailsRequest;
	'requests/desk-order-attention': DeskOrderAttentionRequest;
	'requests/desk-order-change': DeskOrderChangeRequest;
	'requests/desk-order-counts': DeskOrderCountsRequest;
	'requests/desk-order-cut': DeskOrderCutRequest;
	'requests/desk-order-edit': DeskOrderEditRequest;
	'requests/desk-order-expected': DeskOrderExpectedRequest;
	'requests/desk-order-fulfilment': DeskOrderFulfilmentRequest;
	'requests/desk-order-note': DeskOrderNoteRequest;
	'requests/desk-order-payment': DeskOrderPaymentRequest;
	'requests/desk-order-po-number': DeskOrderPoNumberRequest;
	'requests/desk-order-prices': DeskOrderPricesRequest;
	'requests/desk-order-refund': DeskOrderRefundRequest;
	'requests/desk-order-return': DeskOrderReturnRequest;
	'requests/desk-order-reversal': DeskOrderReversalRequest;
	'requests/desk-order-state': DeskOrderStateRequest;
	'requests/desk-order': DeskOrderRequest;
	'requests/desk-orders': DeskOrdersRequest;
	'requests/desk-own-branch': DeskOwnBranchRequest;
	'requests/desk-parcel-tracking': DeskParcelTrackingRequest;
	'requests/desk-parcel-void': DeskParcelVoidRequest;
	'requests/desk-part': DeskPartRequest;
	'requests/desk-phone-order': DeskPhoneOrderRequest;
	'requests/desk-phone-quote': DeskPhoneQuoteRequest;
	'requests/desk-redirect-import': DeskRedirectImportRequest;
	'requests/desk-redirect-remove': DeskRedirectRemoveRequest;
	'requests/desk-redirect': DeskRedirectRequest;
	'requests/desk-redirects': DeskRedirectsRequest;
	'requests/desk-rental-block-end': DeskRentalBlockEndRequest;
	'requests/desk-rental-block': DeskRentalBlockRequest;
	'requests/desk-rental-calendar': DeskRentalCalendarRequest;
	'requests/desk-rental-confirm': DeskRentalConfirmRequest;
	'requests/desk-rental-dates': DeskRentalDatesRequest;
	'requests/desk-rental-note': DeskRentalNoteRequest;
	'requests/desk-rental-owner': DeskRentalOwnerRequest;
	'requests/desk-rental-quote': DeskRentalQuoteRequest;
	'requests/desk-rental-state': DeskRentalStateRequest;
	'requests/desk-rental-units': DeskRentalUnitsRequest;
	'requests/desk-rental': DeskRentalRequest;
	'requests/desk-rentals': DeskRentalsRequest;
	'requests/desk-return-approval': DeskReturnApprovalRequest;
	'requests/desk-return-closing': DeskReturnClosingRequest;
	'requests/desk-return-receipt': DeskReturnReceiptRequest;
	'requests/desk-return-refusal': DeskReturnRefusalRequest;
	'requests/desk-search-miss': DeskSearchMissRequest;
	'requests/desk-search-misses': DeskSearchMissesRequest;
	'requests/desk-search-word-removal': DeskSearchWordRemovalRequest;
	'requests/desk-search-word': DeskSearchWordRequest;
	'requests/desk-search-words': DeskSearchWordsRequest;
	'requests/desk-search': DeskSearchRequest;
	'requests/desk-settings': DeskSettingsRequest;
	'requests/desk-stock-count': DeskStockCountRequest;
	'requests/desk-test-mail': DeskTestMailRequest;
	'requests/desk-trade-in-add': DeskTradeInAddRequest;
	'requests/desk-webhook-deliveries': DeskWebhookDeliveriesRequest;
	'requests/desk-webhook-id': DeskWebhookIdRequest;
	'requests/desk-webhook-secret': DeskWebhookSecretRequest;
	'requests/desk-webhook': DeskWebhookRequest;
	'requests/equipment-categories': EquipmentCategoriesRequest;
	'requests/featured-products': FeaturedProductsRequest;
	'requests/feed-bring': FeedBringRequest;
	'requests/feed-changes': FeedChangesRequest;
	'requests/feed-faults': FeedFaultsRequest;
	'requests/feed-held-answer': FeedHeldAnswerRequest;
	'requests/feed-held': FeedHeldRequest;
	'requests/feed-put': FeedPutRequest;
	'requests/feed-run-file': FeedRunFileRequest;
	'requests/feed-run-start': FeedRunStartRequest;
	'requests/feed-run': FeedRunRequest;
	'requests/feed-runs': FeedRunsRequest;
	'requests/impressions': ImpressionsRequest;
	'requests/inquiry': InquiryRequest;
	'requests/integration-orders': IntegrationOrdersRequest;
	'requests/integration-sent': IntegrationSentRequest;
	'requests/location-nearest': LocationNearestRequest;
	'requests/machine-picker': MachinePickerRequest;
	'requests/machine-sheet': MachineSheetRequest;
	'requests/machines': MachinesRequest;
	'requests/model-assemblies': ModelAssembliesRequest;
	'requests/models': ModelsRequest;
	'requests/order-accept': OrderAcceptRequest;
	'requests/order-return': OrderReturnRequest;
	'requests/order': OrderRequest;
	'requests/part-from-part-stream': PartFromPartStreamRequest;
	'requests/part-subcategory-by-id': PartSubcategoryRequest;
	'requests/parts': PartsRequest;
	'requests/password-forgot': PasswordForgotRequest;
	'requests/password-reset': PasswordResetRequest;
	'requests/people-accept': PeopleAcceptRequest;
	'requests/people-invite': PeopleInviteRequest;
	'requests/people-person': PeoplePersonRequest;
	'requests/people-role': PeopleRoleRequest;
	'requests/products': ProductsRequest;
	'requests/rental-availability': RentalAvailabilityRequest;
	'requests/rental-quote': RentalQuoteRequest;
	'requests/rental-request': RentalRequestRequest;
	'requests/rentals': RentalsRequest;
	'requests/salesmen': SalesmenRequest;
	'requests/search-suggest': SearchSuggestRequest;
	'requests/search': SearchRequest;
	'requests/send-used-equipment-email': UsedInquiryRequest;
	'requests/watch-link': WatchLinkRequest;
	'requests/watch': WatchRequest;
	'requests/where-used': WhereUsedRequest;
	salesman: Salesman;
	'search-equipment': SearchEquipment;
	'search-miss': SearchMiss;
	'search-model': SearchModel;
	'search-page': SearchPage;
	'search-part': SearchPart;
	'search-suggestion': SearchSuggestion;
	'search-word': SearchWord;
	search: SearchResults;
	setting: Setting;
	'settings-group': SettingsGroup;
	'test-mail': TestMail;
	'used-inquiry-sent': UsedInquirySent;
	vendor: Vendor;
	'watch-asked': WatchAsked;
	'webhook-delivery': WebhookDelivery;
	webhook: Webhook;
	'where-used': WhereUsed;
}
export interface AccountInvitation {
	id: number;
	email: string;
	role: 'buyer' | 'viewer';
	role_label: string;
	expires_on: string;
}
export interface AccountPerson {
	id: number;
	name: string;
	email: string;
	role: 'owner' | 'buyer' | 'viewer';
	role_label: string;
	joined_at: string;
}
export interface PostalAddress {
	name: string;
	company: string;
	street: string;
	street2: string;
	city: string;
	state: string;
	zip: string;
	phone: string;
}
export interface Announcements {
	/**
	 * Sent back when the list is changed.
	 */
	version: string;
	items: {
		id: string;
		text: string;
		link_url: string;
		link_text: string;
		/**
		 * Branches' time, 2026-11-23T08:00; empty for at once.
		 */
		from: string;
		/**
		 * From when it is gone; empty for never.
		 */
		to: string;
		/**
		 * Ids of the branches it is about; none for all.
		 */
		branches: number[];
		tone: 'plain' | 'notice' | 'alert';
	}[];
}
/**
 * A diagram with its numbers and the parts they stand for.
 */
export interface AssemblyDetail {
	AssemblyId: number;
	Name: string;
	/**
	 * Path of the diagram's page.
	 */
	Url: string;
	/**
	 * Of diagrams, such as Hydraulics.
	 */
	Category: string;
	CategoryUrl: string;
	figure: {
		url: string;
		width: number;
		height: number;
	};
	callout_count: number;
	model: Model;
	callouts: Callout[];
	hotspots: Hotspot[];
}
/**
 * A machine model with a parts book (unit model).
 */
export interface Model {
	ModelId: number;
	/**
	 * Maker and model: Kubota SVL75-3.
	 */
	Title: string;
	Name: string;
	BrandName: string;
	/**
	 * Of machines.
	 */
	Category: string;
	/**
	 * Path of the model's page.
	 */
	Url: string;
	Photo: Photo;
	year_from: number | null;
	year_to: number | null;
	/**
	 * What the model's serial numbers begin with; may be empty.
	 */
	serial_prefix: string;
	/**
	 * Where to find the serial number on the machine; may be empty.
	 */
	serial_plate: string;
}
export interface Photo {
	MediumImagePath: string;
}
/**
 * A numbered row of a diagram. Rows of one number differ in the serial numbers they are for.
 */
export interface Callout {
	ref: string;
	/**
	 * As the book has it; of the part where the book says nothing.
	 */
	description: string;
	/**
	 * How many the machine takes.
	 */
	quantity: number;
	note: string;
	/**
	 * First serial number it fits; empty for any.
	 */
	serial_from: string;
	/**
	 * Last one; empty for any.
	 */
	serial_to: string;
	/**
	 * What is sold: the replacement where one part replaces the book's. Null when not sold separately.
	 */
	part: CalloutPart | null;
	superseded: CalloutSuperseded | null;
}
/**
 * Of a part, what a row of a diagram shows and orders.
 */
export interface CalloutPart {
	PartId: number;
	PartNumber: string;
	Description: string;
	Url: string;
	InStock: boolean;
	Discontinued: boolean;
	PickupOnly: boolean;
	CanShip: string;
	price_cents: number | null;
	availability_text: string;
	orderable: boolean;
	/**
	 * What the machine takes, in whole cases.
	 */
	default_quantity: number;
	multiple_of: number;
}
/**
 * The book's number, which is superseded.
 */
export interface CalloutSuperseded {
	PartNumber: string;
	Url: string;
	/**
	 * Empty when the row's part stands for it. Else the choices: any will do, all pieces of one belong together.
	 */
	by: {
		PartNumber: string;
		Url: string;
		quantity: number;
	}[][];
}
/**
 * Where a number stands in a picture, in 0–1 of its width and height.
 */
export interface Hotspot {
	ref: string;
	x: number;
	y: number;
	w: number;
	h: number;
}
/**
 * A diagram of a model.
 */
export interface Assembly {
	AssemblyId: number;
	Name: string;
	/**
	 * Path of the diagram's page.
	 */
	Url: string;
	/**
	 * Of diagrams, such as Hydraulics.
	 */
	Category: string;
	CategoryUrl: string;
	figure: {
		url: string;
		width: number;
		height: number;
	};
	callout_count: number;
}
/**
 * How many attachments there are with each choice of a filter, the other filters kept. Counts stop at 200.
 */
export interface AttachmentFacets {
	categories: {
		CategoryId: number;
		CategoryName: string;
		count: number;
	}[];
	vendors: {
		VendorId: number;
		BrandName: string;
		count: number;
	}[];
	locations: {
		LocationId: number;
		City: string;
		count: number;
	}[];
	for_rent: number;
	prices: {
		price: 'under-2500' | '2500-5000' | 'over-5000';
		from_cents: number;
		below_cents: number | null;
		count: number;
	}[];
}
export interface Attachment {
	AttachmentId: number;
	/**
	 * Powered, on a loader or excavator; or towed, on a three-point hitch.
	 */
	Kind: 'attachment' | 'implement';
	Model: string;
	Name: string;
	CategoryId: number;
	CategoryName: string;
	VendorId: number;
	BrandName: string;
	Url: string;
	Description: string;
	Specs: {
		label: string;
		value: string;
	}[];
	/**
	 * Dollars; null when told on request.
	 */
	Price: number | null;
	price_cents: number | null;
	/**
	 * With its currency symbol; empty when not for rent.
	 */
	DailyRental: string;
	WeeklyRental: string;
	/**
	 * For 4 weeks.
	 */
	MonthlyRental: string;
	daily_cents: number | null;
	weekly_cents: number | null;
	monthly_cents: number | null;
	/**
	 * The branches that have it.
	 */
	AvailableLocations: Location[];
	ThumbnailImage: Image;
	MediumImage: Image;
	FullImage: Image;
}
export interface Location {
	LocationId: number;
	City: string;
	State: string;
	Latitude: number;
	Longitude: number;
	slug: string;
}
export interface Image {
	path: string;
	/**
	 * Every size, as an img takes it; in the medium one of pictures that staff uploaded.
	 */
	srcset?: string;
	/**
	 * The same in AVIF, if there is one.
	 */
	avif_srcset?: string;
	width?: number;
	height?: number;
}
export interface AuditEntry {
	id: number;
	kind: 'export' | 'feed' | 'webhook' | 'settings' | 'price' | 'refund' | 'role';
	/**
	 * Such as orders, order:12 or user:3.
	 */
	about: string;
	user: string;
	/**
	 * Values as JSON, without secrets; empty where there were none.
	 */
	before: string;
	/**
	 * The same.
	 */
	after: string;
	happened_at: string;
}
/**
 * Of a dry run the verdicts, one a row; else the whole cart.
 */
export interface CartBulk {
	rows: QuickOrderRow[];
	cart: Cart | null;
}
/**
 * What a part number is, and what can be had for it.
 */
export interface QuickOrderRow {
	/**
	 * As it was asked.
	 */
	number: string;
	/**
	 * As it was asked.
	 */
	quantity: number;
	verdict: 'found' | 'superseded' | 'ambiguous' | 'not_found' | 'sold_out';
	/**
	 * What to tell the customer; empty when there is nothing to tell.
	 */
	message: string;
	/**
	 * The one choice is what was asked for, in the quantity asked for.
	 */
	is_ready: boolean;
	/**
	 * Any of them will do, the first first.
	 */
	choices: {
		/**
		 * Its part ids and quantities, 215x2+216x4.
		 */
		key: string;
		/**
		 * What belongs together: all of them are added.
		 */
		pieces: {
			PartId: number;
			PartNumber: string;
			Description: string;
			VendorName: string;
			Url: string;
			PickupOnly: boolean;
			price_cents: number | null;
			availability_text: string;
			in_stock: boolean;
			/**
			 * What would be added.
			 */
			quantity: number;
			remarks: string[];
		}[];
	}[];
}
/**
 * The whole cart, as every cart call answers it.
 */
export interface Cart {
	/**
	 * Sum of the quantities.
	 */
	ItemCount: number;
	Items: CartItem[];
	/**
	 * Kept for later, under ids of their own: neither counted nor ordered.
	 */
	SavedItems: CartItem[];
	totals: CartTotals;
	has_unknown_price: boolean;
	/**
	 * What happened to the cart at sign-in; told until its next write.
	 */
	notices: string[];
	version: number;
}
export interface CartItem {
	cartItemId: number;
	PartId: number;
	PartNumber: string;
	Description: string;
	Vendor: string;
	Url: string;
	Quantity: number;
	/**
	 * Dollars for one; null while unknown.
	 */
	Price: number | null;
	Photo: Photo;
	IsUnknown: boolean;
	/**
	 * Cannot be shipped: the checkout takes it for pick-up only.
	 */
	PickupOnly: boolean;
	/**
	 * Deposit for each old part; it is refunded and not taxed.
	 */
	core_cents?: number;
	/**
	 * Charge for shipping it, a piece; none when it is picked up.
	 */
	oversize_cents?: number;
	price_cents: number | null;
	line_total_cents: number | null;
	quantity_limits: {
		minimum: number;
		maximum: number;
		multiple_of: number;
	};
	availability_text: string;
	/**
	 * A branch has it now; the text is words to show.
	 */
	in_stock: boolean;
	notices: string[];
	/**
	 * Of the placeholder part only: what the customer calls it.
	 */
	customerPartNumber?: string;
	customerPartDescription?: string;
}
export interface CartTotals {
	subtotal_cents: number;
	charges_cents: number;
	/**
	 * Null until checkout asks for an address.
	 */
	shipping_cents: number | null;
	/**
	 * Null until checkout asks for an address.
	 */
	tax_cents: number | null;
	total_cents: number;
}
/**
 * When the parts of a cart are ready, the ways to have all of them, and what shipping costs: by the cookies coleman_branch and coleman_zip.
 */
export interface CartDelivery {
	/**
	 * Where parts go, five digits; empty while unknown.
	 */
	zip: string;
	/**
	 * The visitor's branch; 0 for none.
	 */
	branch_id: number;
	branch_city: string;
	lines: {
		cartItemId: number;
		/**
		 * When the line is ready at the visitor's branch, or arrives where none was chosen.
		 */
		promise: string;
	}[];
	/**
	 * At most three ways to have the whole order. A way is chosen by /checkout?way={id}.
	 *
	 * @maxItems 3
	 */
	ways:
		| []
		| [
				{
					id: 'branch' | 'earliest' | 'ship';
					label: string;
					details: string[];
				}
		  ]
		| [
				{
					id: 'branch' | 'earliest' | 'ship';
					label: string;
					details: string[];
				},
				{
					id: 'branch' | 'earliest' | 'ship';
					label: string;
					details: string[];
				}
		  ]
		| [
				{
					id: 'branch' | 'earliest' | 'ship';
					label: string;
					details: string[];
				},
				{
					id: 'branch' | 'earliest' | 'ship';
					label: string;
					details: string[];
				},
				{
					id: 'branch' | 'earliest' | 'ship';
					label: string;
					details: string[];
				}
		  ];
	/**
	 * What shipping costs before tax; null without a ZIP code, and where nothing can be shipped.
	 */
	estimate: null | {
		shipping_cents: number;
		oversize_cents: number;
		notes: string[];
	};
	/**
	 * Refundable deposits of the whole cart.
	 */
	core_cents: number;
	/**
	 * Of the cart that this is about.
	 */
	version: number;
}
export interface CheckoutQuote {
	subtotal_cents: number;
	core_cents: number;
	oversize_cents: number;
	charges_cents: number;
	shipping_cents: number | null;
	tax_cents: number | null;
	total_cents: number;
	has_unknown_price: boolean;
	lines: {
		cartItemId: number;
		fulfilment: string;
		location_id: number;
		availability_text: string;
		/**
		 * The branches it may come from have all pieces; the text is words to show.
		 */
		in_stock: boolean;
		promise: LinePromise;
		is_pickup_only: boolean;
		/**
		 * Branches that have as many pieces as are wanted.
		 */
		in_stock_at: number[];
	}[];
	pay_methods: {
		id: string;
		label: string;
	}[];
	cart_version: number;
}
export interface LinePromise {
	/**
	 * When the line is ready or arrives, as customers read it; empty where there is nothing to say.
	 */
	words: string;
	/**
	 * The day it is ready for pickup or arrives, YYYY-MM-DD; null where nobody can say.
	 */
	date: string | null;
	reason:
		| ''
		| 'in_stock'
		| 'transfer'
		| 'lead_time'
		| 'staff_date'
		| 'discontinued'
		| 'awaiting_price'
		| 'on_hold'
		| 'late'
		| 'vendor_notice'
		| 'no_branch'
		| 'no_lead_time'
		| 'no_hours'
		| 'no_zip'
		| 'no_carrier_days';
}
/**
 * Machines side by side, at most four: a head for each column, and the rows.
 */
export interface Comparison {
	/**
	 * @maxItems 4
	 */
	machines:
		| []
		| [
				{
					MachineId: number;
					Title: string;
					Condition: 'new' | 'used';
					Url: string;
					Photo: Photo;
					price_cents: number | null;
					sold: boolean;
					/**
					 * The comparison without this machine.
					 */
					remove_url: string;
				}
		  ]
		| [
				{
					MachineId: number;
					Title: string;
					Condition: 'new' | 'used';
					Url: string;
					Photo: Photo;
					price_cents: number | null;
					sold: boolean;
					/**
					 * The comparison without this machine.
					 */
					remove_url: string;
				},
				{
					MachineId: number;
					Title: string;
					Condition: 'new' | 'used';
					Url: string;
					Photo: Photo;
					price_cents: number | null;
					sold: boolean;
					/**
					 * The comparison without this machine.
					 */
					remove_url: string;
				}
		  ]
		| [
				{
					MachineId: number;
					Title: string;
					Condition: 'new' | 'used';
					Url: string;
					Photo: Photo;
					price_cents: number | null;
					sold: boolean;
					/**
					 * The comparison without this machine.
					 */
					remove_url: string;
				},
				{
					MachineId: number;
					Title: string;
					Condition: 'new' | 'used';
					Url: string;
					Photo: Photo;
					price_cents: number | null;
					sold: boolean;
					/**
					 * The comparison without this machine.
					 */
					remove_url: string;
				},
				{
					MachineId: number;
					Title: string;
					Condition: 'new' | 'used';
					Url: string;
					Photo: Photo;
					price_cents: number | null;
					sold: boolean;
					/**
					 * The comparison without this machine.
					 */
					remove_url: string;
				}
		  ]
		| [
				{
					MachineId: number;
					Title: string;
					Condition: 'new' | 'used';
					Url: string;
					Photo: Photo;
					price_cents: number | null;
					sold: boolean;
					/**
					 * The comparison without this machine.
					 */
					remove_url: string;
				},
				{
					MachineId: number;
					Title: string;
					Condition: 'new' | 'used';
					Url: string;
					Photo: Photo;
					price_cents: number | null;
					sold: boolean;
					/**
					 * The comparison without this machine.
					 */
					remove_url: string;
				},
				{
					MachineId: number;
					Title: string;
					Condition: 'new' | 'used';
					Url: string;
					Photo: Photo;
					price_cents: number | null;
					sold: boolean;
					/**
					 * The comparison without this machine.
					 */
					remove_url: string;
				},
				{
					MachineId: number;
					Title: string;
					Condition: 'new' | 'used';
					Url: string;
					Photo: Photo;
					price_cents: number | null;
					sold: boolean;
					/**
					 * The comparison without this machine.
					 */
					remove_url: string;
				}
		  ];
	rows: {
		key: 'condition' | 'year' | 'hours' | 'horsepower' | 'price' | 'branch' | 'weight' | 'spec';
		label: string;
		/**
		 * One for each machine.
		 */
		cells: {
			/**
			 * Empty where it is not known.
			 */
			text: string;
			/**
			 * The lowest hours or price of what can be had.
			 */
			best: boolean;
		}[];
		differs: boolean;
	}[];
	/**
	 * How many were asked for and exist; may be more than are shown.
	 */
	asked: number;
	/**
	 * The lists that the machines stand in, with these machines ticked there.
	 */
	lists: {
		name: string;
		path: string;
	}[];
}
export interface CustomerAddress {
	CustomerAddressId: number;
	name: string;
	company: string;
	street: string;
	street2: string;
	city: string;
	state: string;
	zip: string;
	phone: string;
	is_default: boolean;
	/**
	 * Whether it belongs to the account that several people share.
	 */
	is_shared: boolean;
	/**
	 * False for a buyer, who uses the shared account's addresses.
	 */
	can_change: boolean;
}
export interface CustomerEvent {
	id: number;
	kind: 'account' | 'note';
	actor: string;
	text: string;
	at: string;
}
export interface CustomerPeople {
	/**
	 * Of the caller. Who shares no account is the owner of their own.
	 */
	role: 'owner' | 'buyer' | 'viewer';
	role_label: string;
	/**
	 * What the role allows.
	 */
	sentence: string;
	owner: string;
	owner_email: string;
	/**
	 * For the owner; empty while nobody has joined.
	 */
	people: AccountPerson[];
	/**
	 * Those that can still be accepted, for the owner.
	 */
	invitations: AccountInvitation[];
}
/**
 * What waits for somebody at the parts desk. Lists hold at most 200.
 */
export interface DeskAttention {
	/**
	 * Shelves that have fewer pieces than orders hold.
	 */
	short: {
		part_id: number;
		part_number: string;
		location_id: number;
		city: string;
		missing: number;
		/**
		 * Newest first.
		 */
		orders: {
			id: number;
			number: string;
		}[];
	}[];
	/**
	 * Backorders that stock has come for and that are not sent or laid ready, newest first.
	 */
	arrived: {
		event_id: number;
		order_id: number;
		order_number: string;
		part_id: number;
		part_number: string;
		location_id: number;
		city: string;
		pieces: number;
		arrived_at: string;
	}[];
	held_prices: number;
	held_runs: number;
	/**
	 * Names of feeds.
	 */
	silent: string[];
	/**
	 * Names of feeds.
	 */
	same: string[];
	/**
	 * Names of feeds.
	 */
	frozen: string[];
}
export interface DeskBuyer {
	/**
	 * 0 for who has ordered without an account.
	 */
	customer_id: number;
	name: string;
	email: string;
	phone: string;
	company: string;
	has_terms: boolean;
	is_tax_exempt: boolean;
	address: PostalAddress | null;
}
/**
 * What is known of a person beside the account.
 */
export interface DeskCallerFull {
	/**
	 * Who it is, where a thing of theirs was named; otherwise null.
	 */
	person: DeskCaller | null;
	/**
	 * Newest first.
	 */
	orders: {
		id: number;
		label: string;
		state_label: string;
		is_open: boolean;
		about: string;
		at: string;
	}[];
	/**
	 * Newest first.
	 */
	rentals: {
		id: number;
		label: string;
		state_label: string;
		is_open: boolean;
		about: string;
		at: string;
	}[];
	/**
	 * Newest first.
	 */
	inquiries: {
		id: number;
		label: string;
		state_label: string;
		is_open: boolean;
		about: string;
		at: string;
	}[];
	/**
	 * Machines that they rented or asked about, with unit and serial number.
	 */
	machines: string[];
	/**
	 * What staff noted of a guest, newest first; of an account, while it was one.
	 */
	notes: {
		id: number;
		actor: string;
		text: string;
		at: string;
	}[];
}
/**
 * Somebody who may be on the phone.
 */
export interface DeskCaller {
	/**
	 * 0 for a guest.
	 */
	customer_id: number;
	email: string;
	phone: string;
	name: string;
	company: string;
	/**
	 * The newest order, rental or inquiry that was found of them; empty for the account itself.
	 */
	found_by: string;
	/**
	 * The thing by which desk/callers/one finds a guest, such as order-12, rental-5 or lead-9; empty for an account.
	 */
	of: string;
}
export interface DeskCustomerFull {
	id: number;
	name: string;
	email: string;
	/**
	 * Whether the email address is known to be the customer's.
	 */
	is_confirmed: boolean;
	phone: string;
	company: string;
	since: string;
	account_number: string;
	has_terms: boolean;
	/**
	 * What may be owed on account; null for no limit.
	 */
	credit_limit_cents: number | null;
	/**
	 * Days in which an invoice is to be paid.
	 */
	terms_days: number;
	/**
	 * What is owed on account: orders billed to it that are not paid, and what was booked on it.
	 */
	on_account_cents: number;
	po_required: boolean;
	has_exemption: boolean;
	is_tax_exempt: boolean;
	exemption_number: string;
	exemption_until: string;
	location_id: number;
	version: number;
	addresses: CustomerAddress[];
	orders: OrderSummary[];
	order_count: number;
	/**
	 * Of the account that the customer shares, its owner first; empty without one.
	 */
	people: AccountPerson[];
	history: CustomerEvent[];
}
export interface OrderSummary {
	OrderId: number;
	OrderNumber: string;
	Status: string;
	status_label: string;
	PlacedAt: string;
	ItemCount: number;
	Total: number | null;
	total_cents: number;
	/**
	 * On hold until the parts desk has confirmed it; no stock is held for it.
	 */
	is_to_confirm: boolean;
	has_unknown_price: boolean;
	Url: string;
	/**
	 * Name of who placed an order of a shared account; empty for a person's own.
	 */
	placed_by: string;
}
export interface DeskCustomer {
	id: number;
	name: string;
	email: string;
	/**
	 * Whether the email address is known to be the customer's.
	 */
	is_confirmed: boolean;
	phone: string;
	company: string;
	since: string;
	account_number: string;
	has_terms: boolean;
	/**
	 * What may be owed on account; null for no limit.
	 */
	credit_limit_cents: number | null;
	/**
	 * Days in which an invoice is to be paid.
	 */
	terms_days: number;
	po_required: boolean;
	has_exemption: boolean;
	is_tax_exempt: boolean;
	exemption_number: string;
	exemption_until: string;
	location_id: number;
	version: number;
}
export interface DeskDemandExport {
	csv: string;
}
/**
 * What customers want to be told of.
 */
export interface DeskDemand {
	/**
	 * Tells rows apart.
	 */
	name: string;
	kind: 'in_stock' | 'lower_price' | 'listed';
	kind_label: string;
	/**
	 * A part, a machine, or a filter of used machines in words.
	 */
	title: string;
	/**
	 * Empty for what is gone.
	 */
	url: string;
	/**
	 * How many addresses.
	 */
	waiting: number;
	first_asked: string;
	last_asked: string;
}
export interface DeskEditPreview {
	/**
	 * What changes, from what to what; empty when nothing does.
	 */
	changes: string[];
	totals: OrderTotals;
	/**
	 * What the order costs now.
	 */
	from_cents: number;
	has_unknown_price: boolean;
	/**
	 * It costs more: the customer is asked, and nothing of it is done before.
	 */
	needs_yes: boolean;
	/**
	 * The order waits for its quote, which is to be sent again.
	 */
	needs_quote: boolean;
	/**
	 * What would have to be given back.
	 */
	refund_due_cents: number;
	/**
	 * Nothing would be left to send.
	 */
	is_complete: boolean;
	stock: {
		part_number: string;
		taken: {
			location_id: number;
			city: string;
			quantity: number;
		}[];
		released: {
			location_id: number;
			city: string;
			quantity: number;
		}[];
		/**
		 * Pieces on backorder afterwards.
		 */
		backordered: number;
		backordered_before: number;
	}[];
}
export interface OrderTotals {
	subtotal_cents: number;
	charges_cents: number;
	shipping_cents: number;
	tax_cents: number;
	total_cents: number;
}
export interface DeskImageAdded {
	picture: DeskImagePicture;
	item: DeskImageItem;
}
export interface DeskImagePicture {
	id: number;
	alt: string;
	/**
	 * What must stay in sight where the picture is cut; 0 is left.
	 */
	focus_x: number;
	/**
	 * 0 is the top.
	 */
	focus_y: number;
	/**
	 * Set by staff, not by a feed.
	 */
	is_by_hand: boolean;
	/**
	 * No visitor sees it.
	 */
	is_hidden: boolean;
	/**
	 * Of the largest variant in pixels; 0 where it is not known.
	 */
	width: number;
	height: number;
	/**
	 * Addresses of the variants.
	 */
	thumbnail: string;
	medium: string;
	full: string;
}
export interface DeskImageItem {
	id: number;
	kind:
		| 'part'
		| 'machine'
		| 'rental_class'
		| 'attachment'
		| 'attachment_category'
		| 'equipment_category'
		| 'part_family'
		| 'model';
	name: string;
	/**
	 * Part number, stock number or model; empty without one.
	 */
	number: string;
	/**
	 * What tells it from others: maker, family, category or branch.
	 */
	detail: string;
	/**
	 * Of its page; empty without one.
	 */
	url: string;
	image: Image;
	/**
	 * How many it has, hidden ones too.
	 */
	pictures: number;
	/**
	 * What visitors see of it in lists.
	 */
	state: 'none' | 'drawing' | 'picture';
	/**
	 * Of parts: how often it was seen in 90 days.
	 */
	views: number;
	/**
	 * How many can be sold or rented.
	 */
	stock: number;
	/**
	 * Counts up with every change of its pictures; a write names the one it has seen.
	 */
	version: number;
	/**
	 * Words for a picture that has none; not in lists.
	 */
	proposal?: string;
}
export interface DeskImageChange {
	at: string;
	user: string;
	/**
	 * A sentence a line.
	 */
	what: string;
}
export interface DeskImageMatch {
	/**
	 * As it was asked.
	 */
	name: string;
	/**
	 * What the file is surely of; null where nothing or several fit.
	 */
	item: DeskImageItem | null;
	/**
	 * @maxItems 5
	 */
	candidates:
		| []
		| [DeskImageItem]
		| [DeskImageItem, DeskImageItem]
		| [DeskImageItem, DeskImageItem, DeskImageItem]
		| [DeskImageItem, DeskImageItem, DeskImageItem, DeskImageItem]
		| [DeskImageItem, DeskImageItem, DeskImageItem, DeskImageItem, DeskImageItem];
	/**
	 * Which picture of the thing, from 1, as the rest of the name tells.
	 */
	position: number;
}
export interface DeskImageMatches {
	matches: DeskImageMatch[];
}
export interface DeskImageSet {
	item: DeskImageItem;
	/**
	 * As visitors see them, hidden ones too.
	 */
	pictures: DeskImagePicture[];
	/**
	 * Newest first.
	 */
	history: DeskImageChange[];
	can_undo: boolean;
}
export interface DeskImageUpload {
	upload: {
		id: number;
		/**
		 * The bytes that have arrived.
		 */
		offset: number;
		/**
		 * The longest piece that is taken at once.
		 */
		piece_bytes: number;
	};
}
export interface DeskInventoryChoices {
	branches: {
		id: number;
		name: string;
	}[];
	brands: {
		id: number;
		name: string;
	}[];
	categories: {
		id: number;
		name: string;
	}[];
	classes: {
		id: number;
		name: string;
	}[];
}
export interface DeskInventoryItem {
	id: number;
	kind: 'machine' | 'class' | 'unit' | 'branch' | 'salesman';
	/**
	 * Counts up with every change; a write names the one it has seen.
	 */
	version: number;
	title: string;
	/**
	 * Of its page; empty without one.
	 */
	url: string;
	/**
	 * Added here, not by a feed.
	 */
	is_by_hand: boolean;
	values: InventoryMachine | InventoryRentalClass | InventoryRentalUnit | InventoryBranch | InventorySalesman;
	/**
	 * Fields that feeds may not overwrite; * for all of them.
	 */
	kept: string[];
	notes: string[];
	/**
	 * Not in lists.
	 */
	history?: InventoryEvent[];
}
export interface InventoryMachine {
	machine_condition: 'used' | 'new';
	category_id: number;
	brand_id: number;
	model: string;
	location_id: number;
	stock_number: string;
	serial_number: string;
	model_year: number | null;
	meter_hours: number | null;
	horsepower: number | null;
	/**
	 * Null where we tell the price when asked.
	 */
	price_cents: number | null;
	description: string;
	specs: {
		label: string;
		value: string;
	}[];
	pictures: InventoryPicture[];
	sold_at: string | null;
}
export interface InventoryPicture {
	path: string;
	/**
	 * Picture description, without the machine's name.
	 */
	alt: string;
	url: string;
}
export interface InventoryRentalClass {
	category_id: number;
	brand_id: number;
	model: string;
	daily_cents: number | null;
	weekly_cents: number | null;
	monthly_cents: number | null;
	description: string;
	image: string;
	unit_count: number;
	picture_url: string;
}
export interface InventoryRentalUnit {
	class_id: number;
	class_name: string;
	location_id: number;
	stock_number: string;
	serial_number: string;
	meter_hours: number | null;
	is_active: boolean;
}
export interface InventoryBranch {
	address: string;
	city: string;
	state: string;
	postal_code: string;
	phone_number: string;
	latitude: number;
	longitude: number;
	hours_text: string;
	hours: {
		days: number[];
		opens: string;
		closes: string;
	}[];
	special_hours: {
		date: string;
		opens?: string;
		closes?: string;
		note?: string;
	}[];
}
export interface InventorySalesman {
	name: string;
	job_title: string;
	email: string;
	phone: string;
	location_id: number;
	territory: string;
	zipcodes: string[];
	/**
	 * The same with ranges: 66012, 66018-66021.
	 */
	zipcodes_text: string;
	position: number;
	slug: string;
	picture: string;
	picture_url: string;
}
export interface InventoryEvent {
	id: number;
	what: 'added' | 'changed' | 'removed';
	actor: string;
	/**
	 * A sentence a line.
	 */
	text: string;
	at: string;
}
/**
 * Promises that fell due in the last 30 days, and how many were kept.
 */
export interface DeskKept {
	/**
	 * 0 for what shipped.
	 */
	location_id: number;
	city: string;
	promised: number;
	kept: number;
}
/**
 * Counted to 200; 201 means more.
 */
export interface DeskLeadCounts {
	new: number;
	mine: number;
	answered: number;
	won: number;
	lost: number;
	spam: number;
	all: number;
}
export interface DeskLeadFigure {
	/**
	 * -1 for all branches together, 0 for none.
	 */
	location_id: number;
	name: string;
	open: number;
	unanswered: number;
	/**
	 * Open minutes until the first answer, of the last 7 days; null where there was none.
	 */
	median_7: number | null;
	median_30: number | null;
}
export interface DeskLeadRow {
	id: number;
	reference: string;
	version: number;
	kind: string;
	kind_label: string;
	status: string;
	status_label: string;
	name: string;
	company: string;
	email: string;
	phone: string;
	machine: string;
	branch: string;
	salesman: string;
	owner_id: number;
	owner: string;
	is_verified: boolean;
	is_test: boolean;
	is_escalated: boolean;
	is_answered: boolean;
	is_overdue: boolean;
	/**
	 * That the branch was open until the first answer, or until now.
	 */
	minutes: number;
	created_at: string;
}
export interface DeskLead {
	id: number;
	reference: string;
	version: number;
	kind: string;
	kind_label: string;
	status: string;
	status_label: string;
	name: string;
	company: string;
	email: string;
	phone: string;
	machine: string;
	branch: string;
	salesman: string;
	owner_id: number;
	owner: string;
	is_verified: boolean;
	is_test: boolean;
	is_escalated: boolean;
	is_answered: boolean;
	is_overdue: boolean;
	/**
	 * That the branch was open until the first answer, or until now.
	 */
	minutes: number;
	created_at: string;
	address: string;
	place: string;
	comments: string;
	/**
	 * What the form of this kind asks beside: of a trade-in the machine, of financing the sum.
	 */
	details: {
		label: string;
		value: string;
	}[];
	/**
	 * That the customer sent with it, in this order. desk/leads/{id}/pictures/{picture} has the file.
	 */
	pictures: {
		id: number;
		width: number;
		height: number;
	}[];
	/**
	 * Whether it is a trade-in that this user may enter at the inventory.
	 */
	may_enter: boolean;
	routed: string;
	/**
	 * Whom the customer reaches by answering the answer.
	 */
	reply_to: string;
	answered_at: string;
	escalated_at: string;
	/**
	 * When it was asked about.
	 */
	was_sold: boolean;
	/**
	 * What it is about, as it is offered now.
	 */
	subject: {
		title: string;
		url: string;
		picture: string;
		stock_number: string;
		price: string;
		is_sold: boolean;
	} | null;
	statuses: {
		value: string;
		label: string;
	}[];
	events: {
		at: string;
		who: string;
		text: string;
		kind: string;
	}[];
	related: DeskLeadRow[];
}
export interface DeskLetter {
	kind: string;
	subject: string;
	/**
	 * Whether staff may change its words.
	 */
	is_worded: boolean;
	is_changed: boolean;
}
export interface DeskMailFull {
	id: number;
	kind: string;
	recipient: string;
	about: string;
	state: 'waiting' | 'failed' | 'sent' | 'dead' | 'aside';
	attempts: number;
	error: string;
	created_at: string;
	sent_at: string;
	next_at: string;
	reply_to: string;
	tries: {
		tried_at: string;
		is_sent: boolean;
		error: string;
	}[];
	letter: LetterPreview | null;
}
export interface LetterPreview {
	subject: string;
	text: string;
	html: string;
}
export interface DeskMail {
	id: number;
	kind: string;
	recipient: string;
	about: string;
	state: 'waiting' | 'failed' | 'sent' | 'dead' | 'aside';
	attempts: number;
	error: string;
	created_at: string;
	sent_at: string;
	next_at: string;
}
/**
 * Counted to 200; 201 means more.
 */
export interface DeskOrderCounts {
	to_do: number;
	attention: number;
	to_confirm: number;
	waiting_for_price: number;
	backordered: number;
	returns: number;
}
export interface DeskOrderRow {
	id: number;
	number: string;
	version: number;
	state: string;
	state_label: string;
	customer: string;
	company: string;
	email: string;
	branch: string;
	pay_method: string;
	payment_status: string;
	payment_label: string;
	po_number: string;
	item_count: number;
	total_cents: number;
	total: string;
	has_unknown_price: boolean;
	is_backordered: boolean;
	is_phone: boolean;
	placed_at: string;
	changed_at: string;
	steps: string[];
	/**
	 * Why somebody has to look at it; empty for nothing.
	 */
	attention: string;
	/**
	 * Cities of the branches whose pieces it holds.
	 */
	ships_from: string[];
	/**
	 * It has taken no stock yet.
	 */
	is_to_confirm: boolean;
}
export interface DeskOrder {
	/**
	 * When it was marked as sent to the dealer's own system; empty before.
	 */
	sent_to_dealer_at: string;
	id: number;
	/**
	 * Said again with each change: who saw an older one is refused.
	 */
	version: number;
	order: Order;
	customer_id: number;
	is_phone: boolean;
	lines: {
		id: number;
		/**
		 * Pieces that nothing has been done with yet.
		 */
		left: number;
		/**
		 * Pieces that have left the house.
		 */
		gone: number;
		/**
		 * Pieces that lie at a counter for the customer.
		 */
		ready: number;
		/**
		 * ship, or will_call:3 for the branch 3.
		 */
		how: string;
		stock: {
			location_id: number;
			city: string;
			quantity: number;
		}[];
		taken: {
			location_id: number;
			city: string;
			quantity: number;
		}[];
	}[];
	steps: {
		state: string;
		label: string;
	}[];
	/**
	 * The quote that was sent last, while nobody has answered it; null where there is none.
	 */
	quote: {
		label: string;
		valid_until: string;
		/**
		 * Whether the customer can still accept it.
		 */
		is_open: boolean;
	} | null;
	can_price: boolean;
	can_send: boolean;
	/**
	 * Whether parts, prices and delivery may change.
	 */
	can_edit: boolean;
	/**
	 * Whether names, addresses, the PO number and the note may be corrected.
	 */
	can_correct: boolean;
	/**
	 * The separate address to ship to; null where it is the billing address.
	 */
	shipping: PostalAddress | null;
	payments: {
		id: number;
		kind: 'payment' | 'refund';
		method: string;
		/**
		 * The means in words.
		 */
		label: string;
		cents: number;
		/**
		 * Pending: the gateway has not answered. Failed: nothing was given back.
		 */
		state: 'done' | 'pending' | 'failed';
		note: string;
		who: string;
		at: string;
		/**
		 * It takes back a row that was booked by mistake.
		 */
		is_reversal: boolean;
		is_reversed: boolean;
		can_reverse: boolean;
	}[];
	/**
	 * What was booked on account and the customer may still pay: a payment by other means settles it first.
	 */
	on_account_cents: number;
	/**
	 * Whether there is an invoice to print: it has a total that is agreed.
	 */
	is_invoiced: boolean;
	refundable: {
		/**
		 * What may be given back at most.
		 */
		cents: number;
		/**
		 * What of it can go back to the card.
		 */
		card_cents: number;
	};
	returns: {
		/**
		 * Pieces by line that have left and are in no return.
		 */
		returnable: {
			line: number;
			quantity: number;
		}[];
		/**
		 * What a credit lowers first; what is credited beyond it is paid out.
		 */
		unpaid_cents: number;
		list: DeskReturn[];
	};
	events: {
		at: string;
		who: string;
		text: string;
		is_public: boolean;
		kind: string;
	}[];
	/**
	 * Why somebody of the desk has to look at it, and the number to clear it by.
	 */
	attention: {
		label: string;
		seen: number;
	} | null;
}
export interface Order {
	OrderId: number;
	OrderNumber: string;
	Status: string;
	status_label: string;
	PlacedAt: string;
	ItemCount: number;
	Total: number | null;
	total_cents: number;
	/**
	 * On hold until the parts desk has confirmed it; no stock is held for it.
	 */
	is_to_confirm: boolean;
	has_unknown_price: boolean;
	Url: string;
	/**
	 * Name of who placed an order of a shared account; empty for a person's own.
	 */
	placed_by: string;
	Items: OrderItem[];
	totals: OrderTotals;
	Email: string;
	BillingAddress: PostalAddress;
	ShippingAddress: PostalAddress | null;
	PickupLocation: string;
	PayMethod: {
		id: string;
		label: string;
	};
	payment: OrderPayment;
	PoNumber: string;
	Note: string;
	is_tax_exempt: boolean;
	can_cancel: boolean;
	can_accept: boolean;
	/**
	 * A change that waits for the customer's yes.
	 */
	proposal: OrderProposal | null;
	fulfilments: OrderFulfilment[];
	history: OrderEvent[];
}
export interface OrderItem {
	LineId: number;
	PartId: number;
	PartNumber: string;
	Description: string;
	Vendor: string;
	Url: string;
	Photo: Photo;
	Quantity: number;
	Price: number | null;
	IsUnknown: boolean;
	price_cents: number | null;
	line_total_cents: number | null;
	core_cents: number;
	oversize_cents: number;
	backordered: number;
	fulfilment: 'ship' | 'will_call';
	PickupLocation: string;
	state: string;
	state_label: string;
	availability_text: string;
	/**
	 * The day that what is on backorder is expected, YYYY-MM-DD.
	 */
	expected_on: string | null;
	promise: LinePromise;
}
export interface OrderPayment {
	status: 'open' | 'part_paid' | 'paid' | 'part_refunded' | 'refunded' | 'credited';
	label: string;
	paid_cents: number;
	/**
	 * With what is on its way back.
	 */
	refunded_cents: number;
	/**
	 * What closed returns were worth: it is no longer owed.
	 */
	credited_cents: number;
	/**
	 * What the customer is asked for; unlike due_cents without goodwill, which was given back though it was not due.
	 */
	owed_cents: number;
	/**
	 * What may still be paid; 0 while the total is not known, and for an order that has ended.
	 */
	due_cents: number;
	/**
	 * What came in beyond the total and is yet to be given back.
	 */
	refund_due_cents: number;
}
export interface OrderProposal {
	changes: string[];
	/**
	 * What the order cost when the change was proposed.
	 */
	from_cents: number;
	/**
	 * What it would cost.
	 */
	total_cents: number;
	valid_until: string;
}
export interface OrderFulfilment {
	id: number;
	kind: string;
	location_id: number;
	carrier: string;
	tracking: string;
	/**
	 * Where the carrier shows the parcel; empty for a carrier that is not known.
	 */
	tracking_url: string;
	state: string;
	created_at: string;
	/**
	 * Quantity by line.
	 */
	lines: {};
}
export interface OrderEvent {
	kind: string;
	at: string;
	actor: 'customer' | 'guest' | 'staff' | 'system';
	actor_id: number;
	text: string;
	is_public: boolean;
}
export interface DeskReturn {
	id: number;
	/**
	 * As on its slip: W000012-R3.
	 */
	number: string;
	state: 'requested' | 'approved' | 'received' | 'closed' | 'refused';
	state_label: string;
	asked_at: string;
	/**
	 * What was written when it was asked for.
	 */
	note: string;
	/**
	 * What staff told the customer.
	 */
	answer: string;
	/**
	 * What the parts were worth in the end.
	 */
	credit_cents: number;
	lines: {
		line: number;
		part_number: string;
		/**
		 * Pieces that were asked for.
		 */
		quantity: number;
		/**
		 * Pieces that came back.
		 */
		received: number;
		/**
		 * Pieces of those that went back to the shelf.
		 */
		restocked: number;
		reason: 'not_needed' | 'ordered_wrong' | 'sent_wrong' | 'damaged' | 'defective' | 'other';
		reason_label: string;
	}[];
	/**
	 * Branch that takes the parts back; 0 while nobody has said which.
	 */
	location_id: number;
	by_customer: boolean;
	/**
	 * Price, core deposit and tax of the parts less the restocking fee; 0 once it is closed or refused.
	 */
	proposed_cents: number;
	/**
	 * Of the booking that gave money back; empty for none.
	 */
	refund_state: '' | 'done' | 'pending' | 'failed';
}
export interface DeskPart {
	part_id: number;
	number: string;
	description: string;
	vendor: string;
	price_cents: number | null;
	multiple_of: number;
	is_discontinued: boolean;
	is_pickup_only: boolean;
	stock: {
		location_id: number;
		city: string;
		quantity: number;
	}[];
	replaced_by: {
		part_id: number;
		number: string;
		description: string;
		vendor: string;
		price_cents: number | null;
		multiple_of: number;
		is_discontinued: boolean;
		is_pickup_only: boolean;
		stock: {
			location_id: number;
			city: string;
			quantity: number;
		}[];
	}[];
}
export interface DeskQuote {
	subtotal_cents: number;
	core_cents: number;
	oversize_cents: number;
	charges_cents: number;
	shipping_cents: number | null;
	tax_cents: number | null;
	total_cents: number;
	has_unknown_price: boolean;
	/**
	 * One for each line that was asked about, in the same order.
	 */
	promises: LinePromise[];
}
export interface DeskRentalBlock {
	id: number;
}
export interface DeskRentalCalendar {
	today: string;
	days: {
		date: string;
		is_open: boolean;
	}[];
	classes: {
		id: number;
		name: string;
		units: {
			id: number;
			stock_number: string;
			city: string;
			bars: {
				from: string;
				/**
				 * The last day, itself among them.
				 */
				to: string;
				kind: 'rental' | 'block';
				id: number;
				state: string;
				text: string;
				/**
				 * The day it comes back and is made ready; empty for a stay in the shop.
				 */
				ready_from: string;
			}[];
		}[];
		/**
		 * Requests that no unit has been promised to.
		 */
		waiting: {
			id: number;
			state: string;
			text: string;
			from: string;
			to: string;
		}[];
	}[];
}
/**
 * Counted to 200; 201 means more.
 */
export interface DeskRentalCounts {
	new: number;
	quoted: number;
	out_today: number;
	due_back: number;
	overdue: number;
	all: number;
}
export interface DeskRentalPrice {
	days: number;
	/**
	 * What the site works out for these days, or what was agreed where their number is the same; null without rates.
	 */
	total_cents: number | null;
	agreed_days: number;
	/**
	 * What the customer pays as things stand; null where no price was named.
	 */
	agreed_cents: number | null;
}
export interface DeskRentalRow {
	id: number;
	reference: string;
	version: number;
	state: string;
	state_label: string;
	machine: string;
	/**
	 * Stock number of the unit that is promised; empty for none.
	 */
	unit: string;
	customer: string;
	phone: string;
	branch: string;
	is_delivery: boolean;
	start_date: string;
	return_date: string;
	is_overdue: boolean;
	is_priced: boolean;
	total_cents: number;
	owner: string;
	/**
	 * Open minutes of the branch until the first answer; until now where there is none.
	 */
	minutes: number;
	is_answered: boolean;
	is_verified: boolean;
	is_test: boolean;
	created_at: string;
}
export interface DeskRentalUnit {
	id: number;
	stock_number: string;
	location_id: number;
	city: string;
	is_free: boolean;
	/**
	 * Still with a customer who should have brought it back.
	 */
	is_late: boolean;
	is_in_shop: boolean;
	/**
	 * Of the rentals that have it on these days, or have not brought it back.
	 */
	rental_ids: number[];
	/**
	 * The first day from which it is free for as long; empty where that is not in sight.
	 */
	next_start: string;
	next_return: string;
}
export interface DeskRental {
	id: number;
	/**
	 * Said again with each change: who saw an older one is refused.
	 */
	version: number;
	reference: string;
	state: string;
	state_label: string;
	class_id: number;
	machine: string;
	url: string;
	attachments: {
		id: number;
		/**
		 * As in the form and the mails.
		 */
		name: string;
		model: string;
	}[];
	start_date: string;
	return_date: string;
	days: number;
	/**
	 * 0 for no branch.
	 */
	location_id: number;
	branch: string;
	/**
	 * Where it is delivered to; empty where it is picked up.
	 */
	jobsite: string;
	customer: {
		/**
		 * 0 for a guest.
		 */
		id: number;
		name: string;
		phone: string;
		email: string;
		address: string;
	};
	purpose: string;
	is_priced: boolean;
	blocks: {
		unit: 'month' | 'week' | 'day';
		count: number;
		rate_cents: number;
		amount_cents: number;
	}[];
	cost_cents: number;
	insurance_cents: number;
	deposit_cents: number;
	total_cents: number;
	/**
	 * What the desk offers in place of the total; null for none.
	 */
	quote_cents: number | null;
	quote_note: string;
	/**
	 * Where the browser reckoned otherwise.
	 */
	claims: {
		what: string;
		said: string;
		is: string;
	}[];
	unit: {
		id: number;
		stock_number: string;
		serial_number: string;
		meter_hours: number | null;
		city: string;
	} | null;
	owner_id: number;
	is_verified: boolean;
	is_test: boolean;
	created_at: string;
	/**
	 * Open minutes of the branch until the first answer; until now where there is none.
	 */
	minutes: number;
	/**
	 * When the customer first heard from us; empty where they have not.
	 */
	answered_at: string;
	steps: {
		state: string;
		label: string;
	}[];
	can_quote: boolean;
	can_confirm: boolean;
	can_change: boolean;
	/**
	 * Newest first.
	 */
	events: {
		at: string;
		who: string;
		text: string;
		note: string;
		kind: string;
	}[];
}
/**
 * A part's shelves, and why their numbers are what they are.
 */
export interface DeskStock {
	part_id: number;
	number: string;
	description: string;
	vendor: string;
	is_discontinued: boolean;
	/**
	 * Orders with pieces on backorder, oldest first.
	 */
	waiting: {
		id: number;
		number: string;
		pieces: number;
	}[];
	shelves: {
		location_id: number;
		city: string;
		/**
		 * Where the pieces lie, as the dealer's feed calls it; empty where it does not say.
		 */
		bin: string;
		/**
		 * What may be sold.
		 */
		quantity: number;
		/**
		 * Null where nobody has counted.
		 */
		counted: number | null;
		counted_at: string | null;
		/**
		 * Pieces that orders hold and that the count still includes.
		 */
		outstanding: number;
		/**
		 * How many pieces the shelf is short by.
		 */
		missing: number;
		/**
		 * The feed run that counted last; null for a count by hand, or none.
		 */
		run: {
			id: number;
			feed: string;
			source_name: string;
		} | null;
		/**
		 * Who holds the outstanding pieces, newest first.
		 */
		orders: {
			id: number;
			number: string;
			pieces: number;
			/**
			 * Of these, pieces that were sent or fetched since.
			 */
			left: number;
		}[];
	}[];
	/**
	 * Counts by hand, newest first.
	 */
	history: {
		city: string;
		pieces: number;
		pieces_before: number;
		reason: string;
		who: string;
		at: string;
	}[];
}
export interface DeskTestLead {
	state: 'none' | 'under_way' | 'through' | 'missed';
	message: string;
}
export interface DeskTradeInAdded {
	/**
	 * Of the machine.
	 */
	id: number;
}
export interface DeskTradeIn {
	/**
	 * Of the inquiry.
	 */
	reference: string;
	/**
	 * How many the machine gets.
	 */
	pictures: number;
	values: {
		/**
		 * 0 for a make that is not among the brands; it stands before the model then.
		 */
		brand_id: number;
		model: string;
		model_year: number | null;
		meter_hours: number | null;
		serial_number: string;
		/**
		 * Of the branch that answers; 0 for none.
		 */
		location_id: number;
	};
}
export interface DeskVerdict {
	id: number;
	number: string;
	is_done: boolean;
	message: string;
}
export interface DiagramChoices {
	brands: {
		id: number;
		name: string;
	}[];
	categories: {
		id: number;
		name: string;
	}[];
}
export interface DiagramContent {
	name: string;
	category: string;
	/**
	 * Path of the drawing; empty without one.
	 */
	figure: string;
	width: number;
	height: number;
	rows: DiagramRow[];
	spots: Hotspot[];
}
/**
 * A row as it was typed. Without a part number the part is not sold separately.
 */
export interface DiagramRow {
	ref: string;
	part_number: string;
	maker: string;
	description: string;
	quantity: string;
	note: string;
	serial_from: string;
	serial_to: string;
}
export interface DiagramDrawing {
	figure: string;
	width: number;
	height: number;
	url: string;
}
export interface DiagramEntry {
	id: number;
	version: number;
	name: string;
	category: string;
	/**
	 * Of its page; empty until it is published.
	 */
	url: string;
	/**
	 * URL; empty without a drawing.
	 */
	figure: string;
	/**
	 * That visitors see.
	 */
	rows: number;
	spots: number;
	/**
	 * Visitors do not see it yet.
	 */
	is_draft: boolean;
	has_draft: boolean;
	is_by_hand: boolean;
	is_removable: boolean;
	has_feed_news: boolean;
}
export interface DiagramEvent {
	actor: string;
	what: 'published' | 'undone' | 'feed-taken' | 'feed-kept';
	at: string;
}
export interface DiagramModel {
	id: number;
	version: number;
	title: string;
	name: string;
	brand_id: number;
	category_id: number;
	category: string;
	year_from: number | null;
	year_to: number | null;
	serial_prefix: string;
	serial_plate: string;
	/**
	 * Of its page; empty until one of its diagrams is published.
	 */
	url: string;
	image: string;
	is_by_hand: boolean;
	diagrams: number;
	/**
	 * Diagrams with a draft.
	 */
	drafts: number;
	/**
	 * Published diagrams whose drawing has no numbers.
	 */
	without_places: number;
	/**
	 * Diagrams of which a feed brings another one.
	 */
	feed: number;
	/**
	 * Not in lists.
	 */
	assemblies?: DiagramEntry[];
}
export interface DiagramPart {
	/**
	 * As it was asked for.
	 */
	number: string;
	part: null | {
		id: number;
		number: string;
		maker: string;
		description: string;
	};
	/**
	 * Who has this number.
	 */
	makers: string[];
}
export interface DiagramUrl {
	figure: string;
	url: string;
}
export interface DiagramWork {
	id: number;
	/**
	 * Counts the publishings.
	 */
	version: number;
	/**
	 * 0 without a draft.
	 */
	draft_version: number;
	draft_by: string;
	draft_at: string;
	model: {
		id: number;
		title: string;
		brand: string;
		serial_prefix: string;
	};
	url: string;
	/**
	 * The draft as visitors would see it, for whoever asked.
	 */
	preview: string;
	is_draft: boolean;
	is_by_hand: boolean;
	is_removable: boolean;
	has_feed_news: boolean;
	can_undo: boolean;
	content: DiagramContent;
	published: null | DiagramContent;
	drawings: DiagramUrl[];
	history: DiagramEvent[];
}
export interface Done {
	done: boolean;
	message: string;
}
/**
 * What the new equipment grid shows. Branches and brands are always whole; categories and attachment links follow the filter.
 */
export interface EquipmentCategories {
	attachmentCategoryLinks: {
		CategoryId: number;
		CategoryName: string;
		Url: string;
	}[];
	attachmentManufacturerLinks: {
		VendorId: number;
		BrandName: string;
		Url: string;
	}[];
	categories: EquipmentCategory[];
	locations: Location[];
	vendors: Vendor[];
}
export interface EquipmentCategory {
	EquipCategoryId: number;
	CategoryName: string;
	CategoryImagePath: string;
	OldSitePartsPageLink: string;
	HasRentals: boolean;
	UsedEquipCategoryId: number;
	AvailableLocations: Location[];
	/**
	 * Paths of the tile's links; empty where the link is not active.
	 */
	links: {
		parts: string;
		rentals: string;
		new: string;
		used: string;
	};
}
export interface Vendor {
	VendorId: number;
	BrandName: string;
}
/**
 * What a refused call answers.
 */
export interface ApiProblem {
	/**
	 * For programs: coleman_… is ours, rest_… is WordPress's.
	 */
	code: string;
	/**
	 * Fit to show.
	 */
	message: string;
	data: {
		status: number;
		/**
		 * A sentence for each field at fault; WordPress itself lists the names of those that are missing.
		 */
		params?: {} | unknown[];
		/**
		 * Of a 503: stands in the log of the server too.
		 */
		request_id?: string;
		cart?: Cart;
	} | null;
}
export interface FeedChange {
	/**
	 * Of the file, counted from 1; empty for what the file lacks.
	 */
	line: string;
	/**
	 * new, changed, held (a price that waits), kept (a price that staff keep: old stays, new is the file’s), missing (stays for now), removed; left: what an undo left as it is, with the reason in new.
	 */
	change: 'new' | 'changed' | 'held' | 'kept' | 'missing' | 'removed' | 'left';
	/**
	 * What people call it.
	 */
	thing: string;
	/**
	 * Column; empty for the thing as a whole.
	 */
	field: string;
	old: string;
	new: string;
}
export interface FeedColumn {
	/**
	 * As files and calls name it.
	 */
	name: string;
	/**
	 * As people read it.
	 */
	label: string;
	holds: 'text' | 'prose' | 'wholenumber' | 'money' | 'price' | 'measure' | 'yesno';
	help: string;
	/**
	 * Other names that it is known by.
	 */
	aliases: string[];
	is_required: boolean;
}
export interface FeedFault {
	/**
	 * Of the file, counted from 1.
	 */
	line: number;
	/**
	 * As the file calls it, or by its label where the file lacks it; empty for the row as a whole.
	 */
	column: string;
	value: string;
	reason: string;
}
export interface FeedHeldAnswered {
	/**
	 * How many.
	 */
	answered: number;
	/**
	 * Things whose price was changed by somebody since: they keep it.
	 */
	stale: string[];
}
export interface FeedHeldPrice {
	id: number;
	feed_name: string;
	/**
	 * The run that held it.
	 */
	run: number;
	/**
	 * What people call it.
	 */
	thing: string;
	/**
	 * price, list_price, daily and the like.
	 */
	field: string;
	/**
	 * The same as people read it.
	 */
	label: string;
	/**
	 * As it stands.
	 */
	old_cents: number;
	/**
	 * As the file has it.
	 */
	new_cents: number;
	created_at: string;
}
export interface FeedKind {
	name: string;
	/**
	 * Any column may become a specification: specs:Name.
	 */
	takes_specs: boolean;
	columns: FeedColumn[];
}
export interface FeedMissing {
	/**
	 * What people call it.
	 */
	thing: string;
	/**
	 * removed with this file, or missing for now.
	 */
	becomes: 'removed' | 'missing';
}
export interface FeedPreview {
	format: string;
	columns: {
		name: string;
		/**
		 * Our column; empty for none.
		 */
		to: string;
		/**
		 * By somebody, not guessed.
		 */
		is_chosen: boolean;
		examples: string[];
	}[];
	rows: {
		line: number;
		/**
		 * In the order of the columns.
		 */
		texts: string[];
		fault: string;
	}[];
	/**
	 * Columns of ours that must be there and are not.
	 */
	missing: string[];
	kind: FeedKind;
	constants: {
		[k: string]: string;
	};
}
export interface FeedRunRow {
	id: number;
	feed_name: string;
	kind: string;
	state:
		| 'receiving'
		| 'reading'
		| 'comparing'
		| 'held'
		| 'compared'
		| 'applying'
		| 'vanishing'
		| 'indexing'
		| 'applied'
		| 'undone'
		| 'discarded'
		| 'failed';
	/**
	 * The state as people read it.
	 */
	shown_state:
		| 'receiving'
		| 'reading'
		| 'comparing'
		| 'held'
		| 'compared'
		| 'applying'
		| 'vanishing'
		| 'indexing'
		| 'applied'
		| 'undone'
		| 'discarded'
		| 'failed'
		| 'restoring'
		| 'restored';
	is_under_way: boolean;
	/**
	 * The run that this one undoes.
	 */
	undoes: number | null;
	/**
	 * Only tried: nothing of the site changes.
	 */
	is_dry: boolean;
	/**
	 * Taken in whatever would change.
	 */
	is_forced: boolean;
	/**
	 * What it brought is kept, and can be imported again.
	 */
	is_kept: boolean;
	/**
	 * The file, as its sender calls it.
	 */
	source_name: string;
	/**
	 * Who brought it; empty for the command line, and who has left.
	 */
	by: string;
	/**
	 * Rows that were read, good and bad.
	 */
	records: number;
	/**
	 * About how many there are.
	 */
	records_expected: number | null;
	/**
	 * How much is done; null while nobody can tell.
	 */
	share: number | null;
	/**
	 * read, bad, cells, new, changed, same, price_moves, held, kept (also by field: kept_hours), vanish, missing: what would change. done_new, done_changed, done_vanish: what has. restored, left: of an undo.
	 */
	counts: {
		[k: string]: number;
	};
	/**
	 * Why it failed, or is held.
	 */
	message: string;
	created_at: string;
	finished_at: string | null;
}
export interface FeedRun {
	id: number;
	feed_name: string;
	kind: string;
	state:
		| 'receiving'
		| 'reading'
		| 'comparing'
		| 'held'
		| 'compared'
		| 'applying'
		| 'vanishing'
		| 'indexing'
		| 'applied'
		| 'undone'
		| 'discarded'
		| 'failed';
	/**
	 * The state as people read it.
	 */
	shown_state:
		| 'receiving'
		| 'reading'
		| 'comparing'
		| 'held'
		| 'compared'
		| 'applying'
		| 'vanishing'
		| 'indexing'
		| 'applied'
		| 'undone'
		| 'discarded'
		| 'failed'
		| 'restoring'
		| 'restored';
	is_under_way: boolean;
	/**
	 * Only tried: nothing of the site changes.
	 */
	is_dry: boolean;
	/**
	 * Taken in whatever would change.
	 */
	is_forced: boolean;
	/**
	 * What it brought is kept, and can be imported again.
	 */
	is_kept: boolean;
	/**
	 * The file, as its sender calls it.
	 */
	source_name: string;
	/**
	 * Who brought it; empty for the command line, and who has left.
	 */
	by: string;
	/**
	 * Rows that were read, good and bad.
	 */
	records: number;
	/**
	 * About how many there are.
	 */
	records_expected: number | null;
	/**
	 * How much is done; null while nobody can tell.
	 */
	share: number | null;
	/**
	 * read, bad, cells, new, changed, same, price_moves, held, kept (also by field: kept_hours), vanish, missing: what would change. done_new, done_changed, done_vanish: what has. restored, left: of an undo.
	 */
	counts: {
		[k: string]: number;
	};
	/**
	 * Why it failed, or is held.
	 */
	message: string;
	created_at: string;
	finished_at: string | null;
	feed: Feed;
	/**
	 * How many there must be, as its sender has said.
	 */
	rows: number | null;
	/**
	 * On how many things staff keep a field against the file, most first.
	 */
	kept_fields: {
		label: string;
		count: number;
	}[];
	/**
	 * A few lines of the report: new, changed, price_moves, held, kept, vanish, missing, bad, cells, left.
	 */
	samples: {
		[k: string]: string[];
	};
	/**
	 * What the file is: "CSV with semicolons".
	 */
	format: string;
	/**
	 * Our columns that the file has.
	 */
	brings: string[];
	/**
	 * Columns of the file that nothing was made of.
	 */
	unknown: string[];
	/**
	 * There is a report of rows that were left out.
	 */
	has_faults: boolean;
	/**
	 * What may be done with it now.
	 */
	can: ('start' | 'go' | 'apply' | 'discard' | 'undo' | 'remove')[];
	/**
	 * While its file arrives.
	 */
	upload: {
		/**
		 * That have arrived: where the next piece begins.
		 */
		bytes: number;
		/**
		 * Of the whole file, as its sender has said.
		 */
		size: number | null;
		/**
		 * The longest piece that is taken at once.
		 */
		piece_bytes: number;
		/**
		 * The longest file that is taken.
		 */
		most_bytes: number;
	} | null;
	/**
	 * There is a list of changes.
	 */
	has_changes: boolean;
	/**
	 * There is a list of things that the file lacks.
	 */
	has_missing: boolean;
	/**
	 * The run that this one undoes.
	 */
	undoes: number | null;
}
export interface Feed {
	name: string;
	kind: string;
	/**
	 * Each file brings everything: what is missing has vanished.
	 */
	is_full: boolean;
	/**
	 * Our column by the file's; empty for one to leave out.
	 */
	mapping: {
		[k: string]: string;
	};
	/**
	 * What stands for every row, by our column.
	 */
	constants: {
		[k: string]: string;
	};
	/**
	 * Reading files.
	 */
	options: {
		/**
		 * Empty cells clear values what is there; otherwise it leaves it as it is.
		 */
		empty_clears: boolean;
		/**
		 * 0 is a price; otherwise it means price on request.
		 */
		zero_is_price: boolean;
		/**
		 * Pattern of rows that are not about a thing: Total*. More of them with a bar between; empty for none.
		 */
		skip: string;
		/**
		 * Pattern of the last row, with # where the number of rows stands: TRAILER,#. Empty for none.
		 */
		trailer: string;
	};
	/**
	 * When a thing that a full file lacks is removed.
	 */
	removal: 'at_once' | 'second_time';
	/**
	 * A file comes at least this often; null where nobody waits for one.
	 */
	expected_hours: number | null;
	/**
	 * Files are kept and compared, and not applied.
	 */
	is_frozen: boolean;
	/**
	 * No file has come for longer than expected.
	 */
	is_silent: boolean;
	/**
	 * The same file has come for days.
	 */
	is_same: boolean;
	/**
	 * In the list of feeds only.
	 */
	last_run?: FeedRunRow | null;
}
export interface FormStamp {
	form_stamp: string;
	/**
	 * A form that is sent sooner is refused.
	 */
	least_seconds: number;
	/**
	 * Who is asked for a proof; altcha is this site itself.
	 */
	service: 'altcha' | 'recaptcha' | 'turnstile';
	/**
	 * Of another service.
	 */
	site_key: string;
	/**
	 * The work of altcha.
	 */
	challenge: {
		algorithm: string;
		challenge: string;
		maxnumber: number;
		salt: string;
		signature: string;
	} | null;
}
/**
 * How a web server stands.
 */
export interface Health {
	status: 'live' | 'ready' | 'not_ready';
	/**
	 * Whether each thing that visitors need is there: database, tables, uploads, open (not drained).
	 */
	checks: {
		[k: string]: boolean;
	};
}
export interface InquiryPicture {
	/**
	 * Names it in the inquiry that is sent next.
	 */
	token: string;
	/**
	 * In pixels, as it is kept.
	 */
	width: number;
	/**
	 * In pixels, as it is kept.
	 */
	height: number;
}
export interface InquirySent {
	sent: boolean;
	leadId: number;
	/**
	 * What it is kept as.
	 */
	kind: string;
	/**
	 * Of the branch that answers.
	 */
	phone: string;
	message: string;
}
export interface IntegrationOrder {
	id: number;
	number: string;
	state: string;
	customer_id: number;
	email: string;
	name: string;
	location_id: number;
	pay_method: string;
	po_number: string;
	note: string;
	source: string;
	item_count: number;
	subtotal_cents: number;
	shipping_cents: number;
	tax_cents: number;
	total_cents: number;
	paid_cents: number;
	refunded_cents: number;
	payment_status: string;
	has_unknown_price: boolean;
	billing: {
		name: string;
		company: string;
		street: string;
		street2: string;
		city: string;
		state: string;
		zip: string;
		phone: string;
	};
	shipping: {
		name: string;
		company: string;
		street: string;
		street2: string;
		city: string;
		state: string;
		zip: string;
		phone: string;
	};
	placed_at: string;
	changed_at: string;
	sent_to_dealer_at: string;
	lines: {
		id: number;
		part_id: number;
		part_number: string;
		description: string;
		vendor_name: string;
		quantity: number;
		backordered: number;
		price_cents: number | null;
		fulfilment: string;
		location_id: number;
		state: string;
	}[];
}
export interface IntegrationSent {
	/**
	 * How many of them are orders; all of those are marked now.
	 */
	marked: number;
}
/**
 * Another maker’s number, and the part of ours that stands in for it.
 */
export interface Interchange {
	/**
	 * By which it is removed.
	 */
	name: string;
	number: string;
	maker: string;
	note: string;
	/**
	 * Entered by staff: no feed takes it away.
	 */
	is_by_hand: boolean;
	part_id: number;
	part_number: string;
	/**
	 * Maker of our part.
	 */
	vendor: string;
	/**
	 * Of our part.
	 */
	description: string;
}
export interface LetterWords {
	kind: string;
	/**
	 * Of the words that are kept: sent back when they are changed.
	 */
	version: string;
	/**
	 * What every sentence of this letter may use.
	 */
	fields: {
		name: string;
		sample: string;
	}[];
	sentences: {
		name: string;
		kind: 'subject' | 'heading' | 'text' | 'button';
		/**
		 * In which case it is written; empty for each mail.
		 */
		when: string;
		/**
		 * Other letters with this group share its words; empty for this letter alone.
		 */
		group: string;
		default: string;
		words: string;
		is_changed: boolean;
		may_be_empty: boolean;
		/**
		 * What it may use beside the letter's fields.
		 */
		fields: string[];
		/**
		 * Fields that its words must hold.
		 */
		kept: string[];
	}[];
}
export interface LocationExtra {
	location_id: number;
	slug: string;
	address: string;
	city: string;
	state: string;
	postal_code: string;
	phone_number: string;
	/**
	 * Readable, one line for each stretch of days.
	 */
	hours: string;
	hours_spec: {
		/**
		 * 1 is Monday.
		 */
		days: number[];
		opens: string;
		closes: string;
	}[];
	special_hours: {
		date: string;
		opens?: string;
		closes?: string;
		note?: string;
	}[];
	lat: number;
	lng: number;
	/**
	 * Address of a drawn map of the neighborhood.
	 */
	map: string;
}
export interface LocationNearest {
	LocationId: number;
	City: string;
	State: string;
	Latitude: number;
	Longitude: number;
	slug: string;
	/**
	 * In a straight line.
	 */
	miles: number;
}
/**
 * What machines can be narrowed down by. A count is made with the choices of all other facets applied.
 */
export interface MachineFacet {
	name: 'brand' | 'branch' | 'price' | 'model_year' | 'hours' | 'horsepower';
	label: string;
	/**
	 * How many machines there are without this facet's own choice.
	 */
	total: number;
	values: {
		value: string;
		label: string;
		count: number;
		is_chosen: boolean;
	}[];
}
/**
 * All that the page of a machine shows.
 */
export interface MachineSheet {
	machine: Machine;
	/**
	 * Gone is what was sold 90 days ago or more: its page answers 410.
	 */
	state: 'for-sale' | 'sold' | 'gone';
	/**
	 * The dealer's date in words; empty while it is for sale.
	 */
	sold_on: string;
	/**
	 * Since when it is for sale, in words.
	 */
	listed_on: string;
	photos: {
		full: string;
		thumbnail: string;
		alt: string;
		/**
		 * What must be seen of it where it is cut, such as 30% 70%.
		 */
		focus?: string;
	}[];
	/**
	 * The picture of a machine without one.
	 */
	placeholder: string;
	spec_groups: {
		title: string;
		rows: {
			label: string;
			value: string;
		}[];
	}[];
	branch: LocationExtra | null;
	/**
	 * Who answers at the branch; nobody for what is sold.
	 */
	contact: {
		name: string;
		email: string;
	} | null;
	/**
	 * The categories of attachments that fit.
	 */
	attachments: {
		name: string;
		url: string;
	}[];
	/**
	 * Paths; empty where there is nothing.
	 */
	links: {
		category: {
			name: string;
			url: string;
		};
		parts: string;
		rentals: string;
		diagrams: string;
		compare: string;
	};
	similar: Machine[];
}
/**
 * One physical machine, new or used.
 */
export interface Machine {
	MachineId: number;
	Condition: 'new' | 'used';
	/**
	 * Brand and model; of a used machine the year comes first.
	 */
	Title: string;
	Model: string;
	VendorId: number;
	BrandName: string;
	EquipCategoryId: number;
	CategoryName: string;
	Url: string;
	StockNumber: string;
	SerialNumber: string;
	Year: number | null;
	/**
	 * Of its meter.
	 */
	Hours: number | null;
	Horsepower: number | null;
	/**
	 * Dollars; null when told on request.
	 */
	Price: number | null;
	price_cents: number | null;
	Location: Location | null;
	Photo: Photo;
	Description: string;
	Specs: {
		label: string;
		value: string;
	}[];
	sold: boolean;
	listed_at: string;
}
export interface OrderAgain {
	cart: Cart;
	refused: {
		PartNumber: string;
		message: string;
	}[];
}
export interface OrderPlaced {
	OrderId: number;
	OrderNumber: string;
	Status: string;
	order_key: string;
	total_cents: number;
	Url: string;
}
export interface OrderReturn {
	id: number;
	/**
	 * As on its slip: W000012-R3.
	 */
	number: string;
	state: 'requested' | 'approved' | 'received' | 'closed' | 'refused';
	state_label: string;
	asked_at: string;
	/**
	 * What was written when it was asked for.
	 */
	note: string;
	/**
	 * What staff told the customer.
	 */
	answer: string;
	/**
	 * What the parts were worth in the end.
	 */
	credit_cents: number;
	lines: {
		line: number;
		part_number: string;
		/**
		 * Pieces that were asked for.
		 */
		quantity: number;
		/**
		 * Pieces that came back.
		 */
		received: number;
		/**
		 * Pieces of those that went back to the shelf.
		 */
		restocked: number;
		reason: 'not_needed' | 'ordered_wrong' | 'sent_wrong' | 'damaged' | 'defective' | 'other';
		reason_label: string;
	}[];
}
export interface OrderReturns {
	/**
	 * What the customer may still ask for.
	 */
	returnable: {
		line: number;
		quantity: number;
		/**
		 * The last day, in the time of the branches.
		 */
		until: string;
	}[];
	returns: OrderReturn[];
}
/**
 * A family of parts.
 */
export interface PartCategory {
	CategoryId: number;
	CategoryName: string;
	/**
	 * Path of the family's page.
	 */
	Url: string;
	Photo: Photo;
}
export interface PartReference {
	PartId: number;
	PartNumber: string;
	Description: string;
	Url: string;
}
/**
 * Our part for the one that the catalog widget names.
 */
export interface PartStreamItem {
	/**
	 * 714940 when it is not in our catalog.
	 */
	PartID: number;
	/**
	 * Dollars; null while unknown, 0 for the placeholder part.
	 */
	Price: number | null;
	Description: string;
	/**
	 * As we print it; of an unknown part as it was asked for.
	 */
	PartNumber: string;
	/**
	 * True while the price is unknown.
	 */
	IsUnknown: boolean;
	/**
	 * What to order in its place, at the end of all supersessions.
	 */
	ReplacementPart: PartReference | null;
}
/**
 * A part as the catalog shows it.
 */
export interface Part {
	Id: string;
	PartId: number;
	PartNumber: string;
	Description: string;
	LongDescription: string;
	/**
	 * Path of the part's page; empty for the placeholder part 714940, which has none.
	 */
	Url: string;
	Photo: Photo;
	/**
	 * All its photos, in order; of parts asked for by id. Empty where Photo is a drawing.
	 *
	 * @maxItems 30
	 */
	Photos?: {
		MediumImagePath: string;
		ThumbnailImagePath: string;
		FullImagePath: string;
		alt: string;
	}[];
	/**
	 * Code of the source line.
	 */
	Vendor: string;
	VendorName: string;
	PartsUrlDescription: string;
	/**
	 * Dollars; null while unknown.
	 */
	CurrentPrice: number | null;
	/**
	 * The maker's list price in dollars.
	 */
	NormalPrice: number | null;
	/**
	 * True while the price is unknown.
	 */
	IsUnknown: boolean;
	Availability: string;
	InStock: boolean;
	QtyAvailable: number;
	Discontinued: boolean;
	PickupOnly: boolean;
	/**
	 * Shown instead of Add to cart when pickup only; else empty.
	 */
	CanShip: string;
	CaseQtyRequired: boolean;
	CaseQty: number;
	/**
	 * Comma-separated numbers of the parts that this one replaces.
	 */
	Replaces: string;
	ReplacedParts: PartReference[];
	ReplacementPartIds: number[];
	/**
	 * JSON text: list of {url, PartNumber, Description}.
	 */
	ReplacementPartDetails: string;
	ReplacementPart: PartReference | null;
	/**
	 * Deposit for each old part; it is refunded and not taxed.
	 */
	core_cents?: number;
	/**
	 * Charge for shipping it, a piece; none when it is picked up.
	 */
	oversize_cents?: number;
	price_cents: number | null;
	list_price_cents: number | null;
	availability_text: string;
	/**
	 * False when discontinued without stock, or without a full case of it.
	 */
	orderable: boolean;
	default_quantity: number;
	multiple_of: number;
}
export interface PayMethod {
	PayMethodId: number;
	type: string;
	label: string;
	default: boolean;
}
export interface Profile {
	FirstName: string;
	LastName: string;
	Email: string;
	Phone: string;
	Company: string;
	AccountNumber: string;
	TaxExempt: boolean;
	PreferredLocationId: number;
	/**
	 * Waits to be confirmed by the mail sent there.
	 */
	pending_email: string;
	/**
	 * Whether the link that was mailed to Email has been opened, or staff have confirmed it.
	 */
	is_confirmed: boolean;
}
export interface RedirectExport {
	csv: string;
}
export interface RedirectImport {
	rows: number;
	new: number;
	changed: number;
	same: number;
	/**
	 * Rows that cannot stand; with one of them, nothing is kept.
	 */
	faults: {
		line: number;
		text: string;
		fault: string;
	}[];
	is_kept: boolean;
}
export interface RedirectRemoval {
	removed: number;
}
export interface Redirect {
	id: number;
	source: string;
	/**
	 * Path of this site, or an address of another in full; empty for what is gone.
	 */
	target: string;
	status: 301 | 302 | 410;
	/**
	 * Whether it holds where a page stands at the address.
	 */
	is_forced: boolean;
	hits: number;
	last_hit: string;
}
export interface Registered {
	response: boolean;
	nonce: string;
	redirect: string;
}
export interface RentalDay {
	date: string;
	/**
	 * Units that nobody has.
	 */
	free: number;
	/**
	 * Whether the branch hands machines out and takes them back.
	 */
	is_open: boolean;
}
export interface RentalQuote {
	days: number;
	/**
	 * False where the rental desk tells the price.
	 */
	is_priced: boolean;
	blocks: {
		unit: 'month' | 'week' | 'day';
		count: number;
		rate_cents: number;
		amount_cents: number;
	}[];
	cost_cents: number;
	insurance_cents: number;
	deposit_cents: number;
	total_cents: number;
	/**
	 * A longer rental that costs less.
	 */
	hint: null | {
		days: number;
		cost_cents: number;
	};
}
export interface RentalRequested {
	requestId: number;
	/**
	 * What the request is called at the counter.
	 */
	reference: string;
	estimate: {
		days: number;
		/**
		 * False where the rental desk tells the price.
		 */
		is_priced: boolean;
		blocks: {
			unit: 'month' | 'week' | 'day';
			count: number;
			rate_cents: number;
			amount_cents: number;
		}[];
		cost_cents: number;
		insurance_cents: number;
		deposit_cents: number;
		total_cents: number;
		/**
		 * A longer rental that costs less.
		 */
		hint: null | {
			days: number;
			cost_cents: number;
		};
	};
	/**
	 * That nobody has on any of the days, at the branch it is fetched from or at all of them; with none the desk offers another day, branch or machine.
	 */
	free_units: number;
	/**
	 * Path of the confirmation page.
	 */
	Url: string;
}
export interface Rental {
	EquipmentId: number;
	Model: string;
	VendorName: string;
	CategoryId: number;
	CategoryName: string;
	Description: string;
	Url: string;
	/**
	 * With its currency symbol; empty when not for rent.
	 */
	DailyRental: string;
	WeeklyRental: string;
	/**
	 * For 4 weeks.
	 */
	MonthlyRental: string;
	daily_cents: number | null;
	weekly_cents: number | null;
	monthly_cents: number | null;
	/**
	 * The branches that have it.
	 */
	AvailableLocations: Location[];
	MediumImage: Image;
	FullImage: Image;
}
export interface AssemblyRequest {
	/**
	 * Of the diagram; stands in the path.
	 */
	id: number;
}
export interface AttachmentsRequest {
	category_id?: number;
	vendor_id?: number;
	location_id?: number;
	/**
	 * 1: only what can be rented.
	 */
	rent?: 0 | 1;
	price?: '' | 'under-2500' | '2500-5000' | 'over-5000';
	search?: string;
	after?: number;
	per_page?: number;
}
/**
 * `customPrice` (dollars for one) is read only when somebody sends it who may name prices. Of everyone else it is ignored, whatever it is.
 */
export interface CartAddRequest {
	partId: number;
	quantity?: number;
	customerPartNumber?: string;
	customerPartDescription?: string;
}
export interface CartBulkRequest {
	/**
	 * Says of each row what it is, by its number, and changes nothing.
	 */
	dry_run?: boolean;
	/**
	 * @minItems 1
	 * @maxItems 200
	 */
	rows: [
		{
			/**
			 * For the dry run, and what the customer calls a part that is not in the catalog.
			 */
			number?: string;
			quantity: number;
			/**
			 * What is added; owed unless it is a dry run.
			 */
			partId?: number;
			description?: string;
		},
		...{
			/**
			 * For the dry run, and what the customer calls a part that is not in the catalog.
			 */
			number?: string;
			quantity: number;
			/**
			 * What is added; owed unless it is a dry run.
			 */
			partId?: number;
			description?: string;
		}[]
	];
}
export interface CartRemoveRequest {
	cartItemId: number;
}
export interface CartSaveForLaterRequest {
	/**
	 * Of one of the Items.
	 */
	cartItemId: number;
}
export interface CartSavedRequest {
	/**
	 * Of one of the SavedItems.
	 */
	cartItemId: number;
}
export interface CartUpdateRequest {
	cartItemId: number;
	/**
	 * 0 removes the line.
	 */
	quantity: number;
	/**
	 * What the customer calls the part of a special-order line; of other lines it is ignored.
	 */
	customerPartDescription?: string;
}
export interface CheckoutQuoteRequest {
	state?: string;
	zip?: string;
	fulfilment?: string;
	/**
	 * The branch for what cannot be shipped.
	 */
	location_id?: number;
}
/**
 * Forms may say `billing_name` for `billing[name]`. `line_{cartItemId}` says how one line goes: ship, or will_call:3 for the branch 3.
 */
export interface CheckoutRequest {
	email?: string;
	billing?: {
		/**
		 * An address of the book, in place of the fields.
		 */
		id?: string;
		name?: string;
		company?: string;
		street?: string;
		street2?: string;
		city?: string;
		state?: string;
		zip?: string;
		phone?: string;
	};
	shipping?: {
		/**
		 * An address of the book, in place of the fields.
		 */
		id?: string;
		name?: string;
		company?: string;
		street?: string;
		street2?: string;
		city?: string;
		state?: string;
		zip?: string;
		phone?: string;
	};
	fulfilment?: string;
	/**
	 * The branch of a pickup, and of what cannot be shipped.
	 */
	location_id?: number | string | null;
	/**
	 * Whether `shipping` is another address than `billing`.
	 */
	has_shipping?: boolean | string;
	/**
	 * The total that the buyer saw; another one is 409.
	 */
	expected_total_cents?: number | string | null;
	/**
	 * Of the cart as the buyer saw it; another one is 409.
	 */
	cart_version?: number | string | null;
	pay_method?: string;
	po_number?: string;
	note?: string;
	website?: string;
	form_stamp?: string;
	altcha?: string;
}
export interface ComparisonRequest {
	/**
	 * Ids of machines, new and used, with commas between; each is taken once.
	 */
	ids: string;
}
export interface CustomerAddressRequest {
	address: {};
}
export interface CustomerOrdersRequest {
	page?: number;
	per_page?: number;
	status?: string;
}
export interface CustomerProfileRequest {
	account: {};
	password?: {};
}
export interface CustomerRegisterRequest {
	email?: string;
	password?: string;
	first_name?: string;
	last_name?: string;
	company?: string;
	phone?: string;
	redirect?: string;
	website?: string;
	form_stamp?: string;
	altcha?: string;
}
export interface DeskAnnouncementsRequest {
	/**
	 * The whole list; an announcement without an id is new.
	 */
	items: {
		id?: string;
		text?: string;
		link_url?: string;
		link_text?: string;
		from?: string;
		to?: string;
		branches?: number[];
		tone?: 'plain' | 'notice' | 'alert';
	}[];
	version: string;
}
export interface DeskAuditRequest {
	kind?: '' | 'export' | 'feed' | 'webhook' | 'settings' | 'price' | 'refund' | 'role';
	user?: number;
	after?: number;
}
export interface DeskBulkUndoRequest {
	step: string;
}
export interface DeskBulkRequest {
	/**
	 * @maxItems 200
	 */
	orders: {
		id: number;
		version: number;
	}[];
	state: 'confirmed' | 'on_hold';
}
export interface DeskCallerNoteRequest {
	email?: string;
	phone?: string;
	text: string;
}
export interface DeskCallerRequest {
	/**
	 * A thing of theirs: order-12, rental-5 or lead-9. Addresses are logged, and this one names nobody.
	 */
	of?: string;
	customer_id?: number;
	email?: string;
	phone?: string;
}
export interface DeskCallersRequest {
	search?: string;
}
export interface DeskCustomerDecideRequest {
	id: number;
	/**
	 * Of the account as it was seen.
	 */
	version: number;
	/**
	 * account_number, has_terms, credit_limit_cents, terms_days (who may set prices), po_required, has_exemption, exemption_number, exemption_until, location_id; what is absent stays.
	 */
	account: {
		[k: string]: unknown;
	};
}
export interface DeskCustomerNoteRequest {
	id: number;
	text: string;
}
export interface DeskCustomerPersonRequest {
	id: number;
	person: number;
}
export interface DeskCustomerRequest {
	id: number;
}
export interface DeskCustomersRequest {
	search?: string;
	filter?: '' | 'terms' | 'exempt' | 'unconfirmed';
	after?: number;
}
export interface DeskDemandRequest {
	kind?: '' | 'in_stock' | 'lower_price' | 'listed';
}
export interface DeskDiagramAssemblyAddRequest {
	id: number;
	name: string;
	category: string;
}
export interface DeskDiagramDraftRequest {
	id: number;
	/**
	 * Of the draft as it was seen; 0 where there was none.
	 */
	draft_version: number;
	/**
	 * As schema/diagram-content.json. It may be unfinished; places are brought within the drawing.
	 */
	content: {
		name?: string;
		category?: string;
		figure?: string;
		width?: number;
		height?: number;
		/**
		 * @maxItems 500
		 */
		rows?: {
			ref?: string;
			part_number?: string;
			maker?: string;
			description?: string;
			quantity?: string;
			note?: string;
			serial_from?: string;
			serial_to?: string;
		}[];
		/**
		 * @maxItems 500
		 */
		spots?: {
			ref: string;
			x: number;
			y: number;
			w: number;
			h: number;
		}[];
	};
}
export interface DeskDiagramFeedRequest {
	id: number;
	/**
	 * Of the row as it was seen.
	 */
	version: number;
	answer: 'take' | 'keep';
}
export interface DeskDiagramModelAddRequest {
	brand_id: number;
	category_id: number;
	name: string;
	/**
	 * 0 for none.
	 */
	year_from?: number;
	year_to?: number;
	serial_prefix?: string;
	serial_plate?: string;
}
export interface DeskDiagramModelRequest {
	id: number;
	/**
	 * Of the row as it was seen.
	 */
	version: number;
	brand_id: number;
	category_id: number;
	name: string;
	/**
	 * 0 for none.
	 */
	year_from?: number;
	year_to?: number;
	serial_prefix?: string;
	serial_plate?: string;
}
export interface DeskDiagramModelsRequest {
	search?: string;
	brand_id?: number;
	category_id?: number;
	show?: '' | 'drafts' | 'without-places' | 'feed';
	after?: number;
}
export interface DeskDiagramOneRequest {
	id: number;
}
export interface DeskDiagramOrderRequest {
	id: number;
	/**
	 * Of the row as it was seen.
	 */
	version: number;
	/**
	 * All diagrams of the book, in their new order.
	 *
	 * @maxItems 500
	 */
	ids: number[];
}
export interface DeskDiagramPartsRequest {
	/**
	 * @maxItems 500
	 */
	numbers: string[];
	brand?: string;
}
export interface DeskDiagramPublishRequest {
	id: number;
	/**
	 * Of the row as it was seen.
	 */
	version: number;
	/**
	 * Of the draft as it was seen; 0 where there was none.
	 */
	draft_version: number;
	/**
	 * Numbers without a place, and places without a row, are meant.
	 */
	is_confirmed?: boolean;
}
export interface DeskDiagramRemoveRequest {
	id: number;
	/**
	 * Of the row as it was seen.
	 */
	version: number;
}
export interface DeskDiagramRevertRequest {
	id: number;
	/**
	 * Of the draft as it was seen; 0 where there was none.
	 */
	draft_version: number;
}
export interface DeskHandOverRequest {
	id: number;
	fulfilment: number;
	version: number;
}
export interface DeskImageFinishRequest {
	id: number;
	kind:
		| 'part'
		| 'machine'
		| 'rental_class'
		| 'attachment'
		| 'attachment_category'
		| 'equipment_category'
		| 'part_family'
		| 'model';
	item_id: number;
}
export interface DeskImageMatchRequest {
	kind:
		| 'part'
		| 'machine'
		| 'rental_class'
		| 'attachment'
		| 'attachment_category'
		| 'equipment_category'
		| 'part_family'
		| 'model';
	/**
	 * Of files, with their folder or without.
	 *
	 * @minItems 1
	 * @maxItems 500
	 */
	names: [string, ...string[]];
}
export interface DeskImageMediaRequest {
	kind:
		| 'part'
		| 'machine'
		| 'rental_class'
		| 'attachment'
		| 'attachment_category'
		| 'equipment_category'
		| 'part_family'
		| 'model';
	id: number;
	/**
	 * Of the pictures as they were seen.
	 */
	version: number;
	media_id: number;
}
export interface DeskImagePieceRequest {
	id: number;
	/**
	 * Where in the file this piece begins: the bytes that have arrived.
	 */
	offset: number;
}
export interface DeskImageSaveRequest {
	kind:
		| 'part'
		| 'machine'
		| 'rental_class'
		| 'attachment'
		| 'attachment_category'
		| 'equipment_category'
		| 'part_family'
		| 'model';
	id: number;
	/**
	 * Of the pictures as they were seen.
	 */
	version: number;
	/**
	 * All of them in their new order. One by hand that is left out is removed; one of a feed can only be hidden. What is absent of a picture stays.
	 *
	 * @maxItems 60
	 */
	pictures: {
		id: number;
		alt?: string;
		focus_x?: number;
		focus_y?: number;
		is_hidden?: boolean;
	}[];
}
export interface DeskImageSetRequest {
	kind:
		| 'part'
		| 'machine'
		| 'rental_class'
		| 'attachment'
		| 'attachment_category'
		| 'equipment_category'
		| 'part_family'
		| 'model';
	id: number;
}
export interface DeskImageUndoRequest {
	kind:
		| 'part'
		| 'machine'
		| 'rental_class'
		| 'attachment'
		| 'attachment_category'
		| 'equipment_category'
		| 'part_family'
		| 'model';
	id: number;
	/**
	 * Of the pictures as they were seen.
	 */
	version: number;
}
export interface DeskImageUploadOneRequest {
	id: number;
}
export interface DeskImageUploadRequest {
	name: string;
	/**
	 * In bytes.
	 */
	size: number;
}
export interface DeskImagesRequest {
	kind:
		| 'part'
		| 'machine'
		| 'rental_class'
		| 'attachment'
		| 'attachment_category'
		| 'equipment_category'
		| 'part_family'
		| 'model';
	search?: string;
	brand?: number;
	/**
	 * Of parts.
	 */
	family?: number;
	category?: number;
	/**
	 * Of machines.
	 */
	branch?: number;
	/**
	 * Of machines.
	 */
	condition?: '' | 'new' | 'used';
	/**
	 * no_picture: neither picture nor drawing.
	 */
	show?: 'all' | 'no_picture' | 'only_drawing';
	orderby?: 'needed' | 'name' | 'updated';
	page?: number;
	per_page?: number;
}
export interface DeskInterchangeRemovalRequest {
	name: string;
}
export interface DeskInterchangeRequest {
	/**
	 * The other maker’s.
	 */
	number: string;
	maker: string;
	/**
	 * Number of our part; behind it the maker where several have it.
	 */
	part: string;
	note?: string;
}
export interface DeskInterchangesRequest {
	search?: string;
	/**
	 * Where the page before ended.
	 */
	after?: string;
}
export interface DeskInventoryAddRequest {
	/**
	 * By field, as in the schema of the kind. Money in cents; a picture is {path, alt} of one that is there, or {media_id, alt}.
	 */
	values: {
		[k: string]: unknown;
	};
}
export interface DeskInventoryChangeRequest {
	id: number;
	/**
	 * Of the row as it was seen.
	 */
	version: number;
	/**
	 * By field, as in the schema of the kind. Money in cents; a picture is {path, alt} of one that is there, or {media_id, alt}. What is absent stays.
	 */
	values: {
		[k: string]: unknown;
	};
	/**
	 * Fields that feeds may not overwrite, * for all; absent leaves them. What is changed is kept besides.
	 *
	 * @maxItems 40
	 */
	kept?: string[];
}
export interface DeskInventoryOneRequest {
	id: number;
}
export interface DeskInventoryRemoveRequest {
	id: number;
	version: number;
}
export interface DeskInventoryRequest {
	search?: string;
	location_id?: number;
	category_id?: number;
	brand_id?: number;
	class_id?: number;
	condition?: '' | 'new' | 'used';
	state?: '' | 'for-sale' | 'sold' | 'for-rent' | 'resting';
	after?: number;
}
export interface DeskLeadAnswerRequest {
	id: number;
	version: number;
	text: string;
}
export interface DeskLeadBulkRequest {
	/**
	 * @maxItems 200
	 */
	leads: {
		id: number;
		version: number;
	}[];
	status?: '' | 'new' | 'answered' | 'won' | 'lost' | 'spam';
	owner_id?: number;
}
export interface DeskLeadNoteRequest {
	id: number;
	text: string;
}
export interface DeskLeadOwnerRequest {
	id: number;
	version: number;
	owner_id: number;
}
export interface DeskLeadPictureRequest {
	id: number;
	picture: number;
}
export interface DeskLeadStatusRequest {
	id: number;
	version: number;
	status: string;
	reason?: string;
}
export interface DeskLeadRequest {
	id: number;
}
export interface DeskLeadsRequest {
	view?: 'new' | 'mine' | 'answered' | 'won' | 'lost' | 'spam' | 'all';
	location_id?: number;
	salesman_id?: number;
	kind?:
		| ''
		| 'used'
		| 'new'
		| 'attachment'
		| 'part'
		| 'rental'
		| 'service'
		| 'financing'
		| 'trade_in'
		| 'careers'
		| 'contact';
	mark?: '' | 'unverified' | 'escalated' | 'unassigned' | 'test';
	search?: string;
	direction?: 'asc' | 'desc';
	after?: number;
	per_page?: number;
}
export interface DeskLetterPreviewRequest {
	kind: string;
	/**
	 * By sentence; null stands for the default, what is absent for what is kept.
	 */
	words: {
		[k: string]: string | null;
	};
}
export interface DeskLetterWordsRequest {
	kind: string;
	/**
	 * By sentence; null takes the default again, what is absent stays as it is.
	 */
	words: {
		[k: string]: string | null;
	};
	version: string;
}
export interface DeskLetterRequest {
	kind: string;
}
export interface DeskMailRequest {
	id: number;
}
export interface DeskMailsRequest {
	about?: string;
	state?: '' | 'waiting' | 'failed' | 'sent' | 'dead' | 'aside';
	after?: number;
}
export interface DeskOrderAttentionRequest {
	id: number;
	version: number;
	seen: number;
}
export interface DeskOrderChangeRequest {
	id: number;
	version: number;
}
export interface DeskOrderCountsRequest {
	location_id?: number;
}
export interface DeskOrderCutRequest {
	id: number;
	version: number;
	/**
	 * @minItems 1
	 * @maxItems 200
	 */
	lines: [number, ...number[]];
	reason?: string;
}
export interface DeskOrderEditRequest {
	id: number;
	version: number;
	email?: string;
	billing?: {
		name?: string;
		company?: string;
		street?: string;
		street2?: string;
		city?: string;
		state?: string;
		zip?: string;
		phone?: string;
	};
	/**
	 * False gives up a separate address to ship to.
	 */
	has_shipping?: boolean;
	shipping?: {
		name?: string;
		company?: string;
		street?: string;
		street2?: string;
		city?: string;
		state?: string;
		zip?: string;
		phone?: string;
	};
	po_number?: string;
	note?: string;
	/**
	 * Lines that change.
	 *
	 * @maxItems 200
	 */
	lines?: {
		line: number;
		/**
		 * In all, with what has left; 0 takes the line out.
		 */
		quantity: number;
		/**
		 * ship, or will_call:3 for the branch 3.
		 */
		how: string;
		/**
		 * Null leaves the line's own.
		 */
		price_cents?: number | null;
	}[];
	/**
	 * @maxItems 200
	 */
	added?: {
		part_id: number;
		quantity: number;
		/**
		 * ship, or will_call:3 for the branch 3.
		 */
		how: string;
		price_cents?: number | null;
		/**
		 * Of a part that is not in the catalog.
		 */
		number?: string;
		description?: string;
	}[];
}
export interface DeskOrderExpectedRequest {
	id: number;
	version: number;
	line: number;
	expected_on: string;
}
export interface DeskOrderFulfilmentRequest {
	id: number;
	version: number;
	kind: 'ship' | 'will_call';
	location_id?: number;
	carrier?: string;
	tracking?: string;
	/**
	 * @maxItems 200
	 */
	lines: {
		line: number;
		quantity: number;
	}[];
}
export interface DeskOrderNoteRequest {
	id: number;
	text: string;
	is_message?: boolean;
}
export interface DeskOrderPaymentRequest {
	id: number;
	version: number;
	method: 'cash' | 'check' | 'terminal' | 'account';
	cents: number;
	note?: string;
	/**
	 * Sent again with the same key, it is booked once.
	 */
	idempotency_key: string;
}
export interface DeskOrderPoNumberRequest {
	id: number;
	version: number;
	po_number?: string;
}
export interface DeskOrderPricesRequest {
	id: number;
	version: number;
	/**
	 * @maxItems 200
	 */
	prices: {
		line: number;
		cents: number;
	}[];
	send?: boolean;
}
export interface DeskOrderRefundRequest {
	id: number;
	version: number;
	method: 'card' | 'cash' | 'check' | 'terminal' | 'account';
	cents: number;
	reason?: string;
	/**
	 * Sent again with the same key, it is booked once.
	 */
	idempotency_key: string;
}
export interface DeskOrderReturnRequest {
	id: number;
	version: number;
	/**
	 * @minItems 1
	 * @maxItems 200
	 */
	lines: [
		{
			line: number;
			quantity: number;
			reason?: string;
		},
		...{
			line: number;
			quantity: number;
			reason?: string;
		}[]
	];
	note?: string;
	location_id: number;
}
export interface DeskOrderReversalRequest {
	id: number;
	version: number;
	payment: number;
	reason?: string;
}
export interface DeskOrderStateRequest {
	id: number;
	version: number;
	state: string;
	reason?: string;
}
export interface DeskOrderRequest {
	id: number;
}
export interface DeskOrdersRequest {
	view?: 'to_do' | 'attention' | 'to_confirm' | 'waiting_for_price' | 'backordered' | 'returns' | 'all';
	states?: string;
	location_id?: number;
	pay_method?: string;
	from?: string;
	to?: string;
	search?: string;
	sort?: 'placed' | 'changed' | 'total';
	direction?: 'asc' | 'desc';
	after?: string;
	per_page?: number;
}
export interface DeskOwnBranchRequest {
	location_id: number;
}
export interface DeskParcelTrackingRequest {
	id: number;
	fulfilment: number;
	version: number;
	carrier?: string;
	tracking?: string;
}
export interface DeskParcelVoidRequest {
	id: number;
	fulfilment: number;
	version: number;
	reason?: string;
}
export interface DeskPartRequest {
	number?: string;
}
export interface DeskPhoneOrderRequest {
	customer_id?: number;
	lines: {
		part_id: number;
		quantity: number;
		/**
		 * ship, or will_call:3 for the branch 3.
		 */
		how: string;
		price_cents?: number | null;
		/**
		 * Of a part that is not in the catalog.
		 */
		number?: string;
		description?: string;
	}[];
	email?: string;
	billing: {
		name?: string;
		company?: string;
		street?: string;
		street2?: string;
		city?: string;
		state?: string;
		zip?: string;
		phone?: string;
	};
	has_shipping?: boolean;
	shipping?: {
		name?: string;
		company?: string;
		street?: string;
		street2?: string;
		city?: string;
		state?: string;
		zip?: string;
		phone?: string;
	};
	pay_method: string;
	po_number?: string;
	note?: string;
	tells_customer?: boolean;
	expected_total_cents?: number;
}
export interface DeskPhoneQuoteRequest {
	customer_id?: number;
	lines: {
		part_id: number;
		quantity: number;
		/**
		 * ship, or will_call:3 for the branch 3.
		 */
		how: string;
		price_cents?: number | null;
		/**
		 * Of a part that is not in the catalog.
		 */
		number?: string;
		description?: string;
	}[];
	ship_state?: string;
	ship_zip?: string;
}
export interface DeskRedirectImportRequest {
	csv: string;
	is_trial?: boolean;
}
export interface DeskRedirectRemoveRequest {
	/**
	 * @maxItems 200
	 */
	ids: number[];
}
export interface DeskRedirectRequest {
	id?: number;
	source: string;
	target?: string;
	status: 301 | 302 | 410;
	is_forced?: boolean;
}
export interface DeskRedirectsRequest {
	search?: string;
	after?: number;
}
export interface DeskRentalBlockEndRequest {
	block: number;
}
export interface DeskRentalBlockRequest {
	unit_id: number;
	first_day: string;
	last_day: string;
	reason?: string;
}
export interface DeskRentalCalendarRequest {
	from?: string;
	days?: number;
	location_id?: number;
	class_id?: number;
}
export interface DeskRentalConfirmRequest {
	id: number;
	version: number;
	/**
	 * 0 for any that is free.
	 */
	unit_id?: number;
	/**
	 * Of which branch, where any will do; 0 for all.
	 */
	location_id?: number;
	start_date: string;
	return_date: string;
	/**
	 * The customer pays what was agreed, also for another number of days.
	 */
	keep_price?: boolean;
}
export interface DeskRentalDatesRequest {
	id: number;
	version: number;
	/**
	 * 0 for the one that it has.
	 */
	unit_id?: number;
	start_date: string;
	return_date: string;
	/**
	 * The customer pays what was agreed, also for another number of days.
	 */
	keep_price?: boolean;
}
export interface DeskRentalNoteRequest {
	id: number;
	text: string;
	is_message?: boolean;
}
export interface DeskRentalOwnerRequest {
	id: number;
	version: number;
	owner_id: number;
}
export interface DeskRentalQuoteRequest {
	id: number;
	version: number;
	quote_cents?: number | null;
	note?: string;
	send?: boolean;
}
export interface DeskRentalStateRequest {
	id: number;
	version: number;
	state: string;
	reason?: string;
}
export interface DeskRentalUnitsRequest {
	id: number;
	start_date: string;
	return_date: string;
}
export interface DeskRentalRequest {
	id: number;
}
export interface DeskRentalsRequest {
	view?: 'new' | 'quoted' | 'out_today' | 'due_back' | 'overdue' | 'all';
	states?: string;
	location_id?: number;
	class_id?: number;
	search?: string;
	sort?: 'received' | 'starts' | 'returns' | 'changed';
	direction?: 'asc' | 'desc';
	after?: string;
	per_page?: number;
}
export interface DeskReturnApprovalRequest {
	id: number;
	return: number;
	version: number;
	location_id: number;
	answer?: string;
}
export interface DeskReturnClosingRequest {
	id: number;
	return: number;
	version: number;
	credit_cents: number;
	/**
	 * What of it is paid out, as the desk was shown it.
	 */
	refund_cents: number;
	method?: '' | 'card' | 'cash' | 'check' | 'terminal' | 'account';
	reason?: string;
}
export interface DeskReturnReceiptRequest {
	id: number;
	return: number;
	version: number;
	location_id: number;
	/**
	 * @minItems 1
	 * @maxItems 200
	 */
	lines: [
		{
			line: number;
			received: number;
			restocked: number;
		},
		...{
			line: number;
			received: number;
			restocked: number;
		}[]
	];
}
export interface DeskReturnRefusalRequest {
	id: number;
	return: number;
	version: number;
	answer: string;
}
export interface DeskSearchMissRequest {
	name: string;
}
export interface DeskSearchMissesRequest {
	/**
	 * Back from today.
	 */
	days?: number;
}
export interface DeskSearchWordRemovalRequest {
	id?: number;
	/**
	 * That was seen.
	 */
	version: number;
}
export interface DeskSearchWordRequest {
	id?: number;
	/**
	 * @maxItems 50
	 */
	typed: string[];
	meant: string;
	is_two_way?: boolean;
	/**
	 * That was seen; 0 for a new one.
	 */
	version?: number;
}
export interface DeskSearchWordsRequest {
	/**
	 * Words that have this text, in what people type or in what we call it.
	 */
	search?: string;
}
export interface DeskSearchRequest {
	search?: string;
}
export interface DeskSettingsRequest {
	group: string;
	/**
	 * What was typed, by field; what is absent stays as it is.
	 */
	values: {
		[k: string]: unknown;
	};
}
export interface DeskStockCountRequest {
	part_id: number;
	location_id: number;
	/**
	 * Pieces that lie on the shelf, those that orders hold and that have not left among them.
	 */
	quantity: number;
	reason: string;
}
export interface DeskTestMailRequest {
	to: string;
}
export interface DeskTradeInAddRequest {
	id: number;
	/**
	 * By field, as desk/inventory/machines takes them.
	 */
	values: {
		[k: string]: unknown;
	};
}
export interface DeskWebhookDeliveriesRequest {
	webhook?: number;
	state?: '' | 'waiting' | 'sent' | 'dead';
	after?: number;
}
export interface DeskWebhookIdRequest {
	id?: number;
}
export interface DeskWebhookSecretRequest {
	id?: number;
	version: number;
}
export interface DeskWebhookRequest {
	id?: number;
	version?: number;
	url: string;
	/**
	 * @maxItems 20
	 */
	events:
		| []
		| [string]
		| [string, string]
		| [string, string, string]
		| [string, string, string, string]
		| [string, string, string, string, string]
		| [string, string, string, string, string, string]
		| [string, string, string, string, string, string, string]
		| [string, string, string, string, string, string, string, string]
		| [string, string, string, string, string, string, string, string, string]
		| [string, string, string, string, string, string, string, string, string, string]
		| [string, string, string, string, string, string, string, string, string, string, string]
		| [string, string, string, string, string, string, string, string, string, string, string, string]
		| [string, string, string, string, string, string, string, string, string, string, string, string, string]
		| [string, string, string, string, string, string, string, string, string, string, string, string, string, string]
		| [
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string
		  ]
		| [
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string
		  ]
		| [
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string
		  ]
		| [
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string
		  ]
		| [
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string
		  ]
		| [
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string,
				string
		  ];
	marks_sent?: boolean;
	is_paused?: boolean;
}
export interface EquipmentCategoriesRequest {
	/**
	 * 0 is ALL.
	 */
	location_id?: number;
	/**
	 * 0 is ALL.
	 */
	vendor_id?: number;
}
export interface FeaturedProductsRequest {
	/**
	 * Ids in the order shown, comma separated; empty for those of a family, related or most wanted.
	 */
	productIds?: string;
	/**
	 * Of a family; 0 for all.
	 */
	categoryId?: number;
	/**
	 * Id of a part: its family, those of its maker first.
	 */
	relatedTo?: number;
	/**
	 * Id of a part to leave out.
	 */
	without?: number;
	/**
	 * Id of the last part of the page before.
	 */
	after?: number;
	per_page?: number;
}
export interface FeedBringRequest {
	name: string;
	/**
	 * Only shown.
	 */
	file_name?: string;
	/**
	 * Of a file that is to come in pieces, in bytes.
	 */
	size?: number;
	/**
	 * How many rows the file must have: one that brings everything and has another number is held. 0 where nobody says.
	 */
	rows?: number;
	/**
	 * When the numbers of a stock file were counted: 2026-11-22T18:30:00-06:00; without a zone it is the branches' time.
	 */
	counted_at?: string;
	/**
	 * Of a file that comes with this call: tell what would change, and change nothing.
	 */
	dry_run?: boolean;
	/**
	 * Of a file that comes with this call: take it in whatever would change.
	 */
	force?: boolean;
}
export interface FeedChangesRequest {
	id: number;
	format?: 'json' | 'csv';
	/**
	 * As the page before has given it.
	 */
	after?: number;
}
export interface FeedFaultsRequest {
	id: number;
	format?: 'json' | 'csv';
	/**
	 * As the page before has given it.
	 */
	after?: number;
}
export interface FeedHeldAnswerRequest {
	answer: 'approve' | 'reject';
	/**
	 * @maxItems 500
	 */
	ids?: number[];
	/**
	 * All that wait, of one feed where it is named.
	 */
	all?: boolean;
	feed?: string;
}
export interface FeedHeldRequest {
	/**
	 * Only of this feed.
	 */
	feed?: string;
	/**
	 * As the page before has given it.
	 */
	after?: number;
}
export interface FeedPutRequest {
	name: string;
	/**
	 * Needed for a new one; a feed keeps its kind.
	 */
	kind?: string;
	/**
	 * Each file brings everything: what is missing has vanished.
	 */
	is_full?: boolean;
	/**
	 * Our column by the file's; empty for one to leave out.
	 */
	mapping?: {
		[k: string]: string;
	};
	/**
	 * What stands for every row, by our column.
	 */
	constants?: {
		[k: string]: string;
	};
	/**
	 * Reading files. What is left away stays as it is.
	 */
	options?: {
		/**
		 * Empty cells clear values what is there; otherwise it leaves it as it is.
		 */
		empty_clears?: boolean;
		/**
		 * 0 is a price; otherwise it means price on request.
		 */
		zero_is_price?: boolean;
		/**
		 * Pattern of rows that are not about a thing: Total*. More of them with a bar between; empty for none.
		 */
		skip?: string;
		/**
		 * Pattern of the last row, with # where the number of rows stands: TRAILER,#. Empty for none.
		 */
		trailer?: string;
	};
	/**
	 * When a thing that a full file lacks is removed.
	 */
	removal?: 'at_once' | 'second_time';
	/**
	 * A file comes at least this often; 0 where nobody waits for one.
	 */
	expected_hours?: number;
	/**
	 * Files are kept and compared, and not applied.
	 */
	is_frozen?: boolean;
}
export interface FeedRunFileRequest {
	id: number;
	/**
	 * Where in the file this piece begins: the bytes that have arrived.
	 */
	offset: number;
}
export interface FeedRunStartRequest {
	id: number;
	/**
	 * When the numbers of a stock file were counted: 2026-11-22T18:30:00-06:00; without a zone it is the branches' time.
	 */
	counted_at?: string;
	dry_run?: boolean;
	force?: boolean;
}
export interface FeedRunRequest {
	id: number;
}
export interface FeedRunsRequest {
	name: string;
	/**
	 * The last one of the page before.
	 */
	after?: number;
}
export interface ImpressionsRequest {
	/**
	 * Ids of the parts seen, 50 at most, with commas between.
	 */
	ids: string;
}
export interface InquiryRequest {
	kind:
		'used' | 'new' | 'attachment' | 'part' | 'rental' | 'service' | 'financing' | 'trade_in' | 'careers' | 'contact';
	/**
	 * What it is about; left out for nothing. What is not offered is kept as a question of the kind contact.
	 */
	about?: {
		kind?: '' | 'machine' | 'attachment' | 'part' | 'rental' | 'branch' | 'person';
		id?: number;
	};
	/**
	 * Id of the branch that was chosen; 0 for none.
	 */
	branch?: number;
	details: {
		firstName?: string;
		lastName?: string;
		email?: string;
		phone?: string;
		company?: string;
		address?: string;
		city?: string;
		state?: string;
		zip?: string;
		comments?: string;
		make?: string;
		model?: string;
		modelYear?: string;
		hours?: string;
		serial?: string;
		condition?: string;
		applicant?: string;
		amount?: string;
		downPayment?: string;
		timeInBusiness?: string;
		callback?: string;
	};
	/**
	 * Tokens of pictures that inquiries/pictures has taken, of a trade-in.
	 *
	 * @maxItems 8
	 */
	pictures?:
		| []
		| [string]
		| [string, string]
		| [string, string, string]
		| [string, string, string, string]
		| [string, string, string, string, string]
		| [string, string, string, string, string, string]
		| [string, string, string, string, string, string, string]
		| [string, string, string, string, string, string, string, string];
	website?: string;
	form_stamp?: string;
	altcha?: string;
}
export interface IntegrationOrdersRequest {
	after?: string;
	limit?: number;
}
export interface IntegrationSentRequest {
	/**
	 * @minItems 1
	 * @maxItems 100
	 */
	ids: [number, ...number[]];
}
export interface LocationNearestRequest {
	/**
	 * A ZIP code, or ZIP+4.
	 */
	zip: string;
}
export interface MachinePickerRequest {
	/**
	 * Words of maker, model, year or stock number.
	 */
	search?: string;
	/**
	 * In place of words: machines by their ids, with commas between, in this order.
	 */
	ids?: string;
	per_page?: number;
}
export interface MachineSheetRequest {
	/**
	 * Its id or its stock number.
	 */
	machine: string;
}
export interface MachinesRequest {
	/**
	 * 0 is all; an unknown one has no machines.
	 */
	category_id?: number;
	/**
	 * The page of used equipment that the machine's category belongs to.
	 */
	used_category?:
		'' | 'tractors' | 'compact-track-loaders' | 'zero-turn-mowers' | 'utility-vehicles' | 'other-used-equipment';
	/**
	 * Ids with commas between them.
	 */
	brand?: string;
	/**
	 * Ids with commas between them.
	 */
	branch?: string;
	/**
	 * Ranges of whole dollars, the upper end left out: 10000-25000,100000-. "call" are machines without a price.
	 */
	price?: string;
	/**
	 * Ranges of years, both ends included: 2019-2022,-2010.
	 */
	model_year?: string;
	/**
	 * Ranges, the upper end left out.
	 */
	hours?: string;
	/**
	 * Ranges, the upper end left out.
	 */
	horsepower?: string;
	/**
	 * Newest is the default. Machines without what is sorted by come last.
	 */
	sort?: '' | 'newest' | 'price' | 'price-down' | 'year' | 'hours' | 'horsepower';
	/**
	 * 1 lists sold machines too.
	 */
	sold?: number;
	/**
	 * The facets to tell, with commas between them.
	 */
	facets?: string;
	/**
	 * The "after" of the page before, in the same sort.
	 */
	after?: string;
	per_page?: number;
}
export interface ModelAssembliesRequest {
	/**
	 * Of the model; stands in the path.
	 */
	id: number;
}
export interface ModelsRequest {
	/**
	 * Of machines; 0 is all.
	 */
	category_id?: number;
	/**
	 * 0 is all.
	 */
	brand_id?: number;
	/**
	 * Words of maker or model, all of which must be found; empty is all.
	 */
	search?: string;
	/**
	 * Id of the last model of the page before.
	 */
	after?: number;
	per_page?: number;
}
export interface OrderAcceptRequest {
	id: number;
	key?: string;
	email?: string;
	/**
	 * What the quote came to when it was seen.
	 */
	expected_total_cents?: number;
}
export interface OrderReturnRequest {
	id: number;
	key?: string;
	email?: string;
	/**
	 * @minItems 1
	 * @maxItems 200
	 */
	lines: [
		{
			line: number;
			quantity: number;
			reason?: string;
		},
		...{
			line: number;
			quantity: number;
			reason?: string;
		}[]
	];
	note?: string;
	/**
	 * Asked again with the same key, it is asked once.
	 */
	idempotency_key?: string;
}
export interface OrderRequest {
	id: number;
	key?: string;
	email?: string;
}
export interface PartFromPartStreamRequest {
	/**
	 * The part's number.
	 */
	ariSku: string;
	/**
	 * Its maker: a name, our number for it, or the widget's code.
	 */
	ariVendor?: string;
}
export interface PartSubcategoryRequest {
	categoryId: number;
	/**
	 * Of one maker; 0 for all.
	 */
	vendor_id?: number;
	/**
	 * 1 for what is on a shelf now.
	 */
	in_stock?: number;
	/**
	 * Most wanted first, or by price; what has no price yet comes last.
	 */
	order?: 'wanted' | 'price' | 'price-down';
	/**
	 * Id of the last part of the page before.
	 */
	after?: number;
	per_page?: number;
}
export interface PartsRequest {
	/**
	 * Empty for the most wanted.
	 */
	search?: string;
	per_page?: number;
}
export interface PasswordForgotRequest {
	email?: string;
}
export interface PasswordResetRequest {
	login?: string;
	key?: string;
	password?: string;
}
export interface PeopleAcceptRequest {
	key: string;
}
export interface PeopleInviteRequest {
	email: string;
	role: 'buyer' | 'viewer';
}
export interface PeoplePersonRequest {
	id: number;
}
export interface PeopleRoleRequest {
	id: number;
	role: 'buyer' | 'viewer';
}
export interface ProductsRequest {
	/**
	 * Up to 100 ids, comma separated, each with or without the prefix 'part'.
	 */
	productIds: string;
}
export interface RentalAvailabilityRequest {
	/**
	 * Today when it is empty or past.
	 */
	from?: string;
	/**
	 * The last day; 100 days when it is empty.
	 */
	to?: string;
	/**
	 * The branch to fetch it from; 0 is any.
	 */
	location_id?: number;
}
export interface RentalQuoteRequest {
	equipmentId: number;
	start_date?: string;
	return_date?: string;
	/**
	 * @maxItems 12
	 */
	attachments?:
		| []
		| [number]
		| [number, number]
		| [number, number, number]
		| [number, number, number, number]
		| [number, number, number, number, number]
		| [number, number, number, number, number, number]
		| [number, number, number, number, number, number, number]
		| [number, number, number, number, number, number, number, number]
		| [number, number, number, number, number, number, number, number, number]
		| [number, number, number, number, number, number, number, number, number, number]
		| [number, number, number, number, number, number, number, number, number, number, number]
		| [number, number, number, number, number, number, number, number, number, number, number, number];
	/**
	 * The branch to fetch it from; 0 is any.
	 */
	location_id?: number;
}
export interface RentalRequestRequest {
	equipmentId: number;
	start_date?: string;
	return_date?: string;
	your_name?: string;
	phone_number?: string;
	your_email?: string;
	your_city?: string;
	your_state?: string;
	your_zip?: string;
	/**
	 * Pickup or Delivery.
	 */
	pickup_or_delivery?: string;
	/**
	 * A branch: Bonner Springs, Lees Summit, Smithville or Easton. Required for Pickup.
	 */
	pickup_location?: string;
	/**
	 * Required for Delivery, as the other fields of the jobsite.
	 */
	jobsite_street?: string;
	jobsite_street_city?: string;
	jobsite_street_state?: string;
	jobsite_street_zip?: string;
	rental_purpose?: string;
	/**
	 * @maxItems 12
	 */
	attachment_ids?:
		| []
		| [number]
		| [number, number]
		| [number, number, number]
		| [number, number, number, number]
		| [number, number, number, number, number]
		| [number, number, number, number, number, number]
		| [number, number, number, number, number, number, number]
		| [number, number, number, number, number, number, number, number]
		| [number, number, number, number, number, number, number, number, number]
		| [number, number, number, number, number, number, number, number, number, number]
		| [number, number, number, number, number, number, number, number, number, number, number]
		| [number, number, number, number, number, number, number, number, number, number, number, number];
	/**
	 * This and the following are what the browser worked out: kept, never believed.
	 */
	attachments?: string;
	days?: string;
	pickup_delivery_label?: string;
	pickup_delivery_address?: string;
	estimated_cost?: string;
	image_url?: string;
	website?: string;
	form_stamp?: string;
	altcha?: string;
}
export interface RentalsRequest {
	/**
	 * 0 is all.
	 */
	category_id?: number;
	/**
	 * The branch that has one; 0 is any.
	 */
	location_id?: number;
	/**
	 * Id of the last one of the page before.
	 */
	after?: number;
	per_page?: number;
}
export interface SalesmenRequest {
	location_id?: number;
	/**
	 * Who looks after it; of one in nobody's territory the people of the nearest branch, which `how` says beside the results.
	 */
	zip?: string;
}
export interface SearchSuggestRequest {
	/**
	 * What has been typed so far.
	 */
	q: string;
	from?: 'site' | 'parts';
}
export interface SearchRequest {
	/**
	 * What is looked for; at most 200 characters of it are looked at.
	 */
	q: string;
	/**
	 * The box it was typed into.
	 */
	from?: 'site' | 'parts';
	/**
	 * Only this section is filled; empty for all.
	 */
	section?: '' | 'parts' | 'discontinued' | 'equipment' | 'models' | 'pages';
	/**
	 * Of the section asked for: where the page before ended.
	 */
	after?: string;
	per_page?: number;
}
export interface UsedInquiryRequest {
	equipmentId: number;
	details: {
		firstName?: string;
		lastName?: string;
		email?: string;
		phone?: string;
		company?: string;
		address?: string;
		city?: string;
		state?: string;
		zip?: string;
		comments?: string;
	};
	website?: string;
	form_stamp?: string;
	altcha?: string;
}
export interface WatchLinkRequest {
	/**
	 * As in the link of the letter.
	 */
	to: number;
	key: string;
}
export interface WatchRequest {
	/**
	 * A part is in stock; a part or used machine costs less; a used machine comes in.
	 */
	kind: 'in_stock' | 'lower_price' | 'listed';
	/**
	 * used: all used machines that fit the filter.
	 */
	thing: 'part' | 'machine' | 'used';
	/**
	 * Of the part or machine; 0 for used.
	 */
	id?: number;
	/**
	 * As in the address of a list of used machines, with `used` or `category`: `used=tractors&brand=2`. What means nothing is left out.
	 */
	filter?: string;
	email: string;
	website?: string;
	form_stamp?: string;
	altcha?: string;
}
export interface WhereUsedRequest {
	/**
	 * Of the part; stands in the path.
	 */
	id: number;
	/**
	 * AssemblyId of the last diagram of the page before.
	 */
	after?: number;
	per_page?: number;
}
export interface Salesman {
	name: string;
	jobTitle: string;
	email: string;
	phone: string;
	permalink: string;
	picture: string;
	territory: string;
	zipcodes: string[];
	location_id: number;
}
/**
 * A machine, rental or attachment among the results.
 */
export interface SearchEquipment {
	Url: string;
	Photo: Photo;
	/**
	 * Model of a machine; name of an attachment.
	 */
	Model: string;
	/**
	 * Unique within its condition.
	 */
	DbId: number;
	BrandName: string;
	CategoryName: string;
	condition: 'new' | 'used' | 'attachment' | 'rental';
	/**
	 * To buy it; for a rental, a day. Null: ask.
	 */
	price_cents: number | null;
	Year: number | null;
	Hours: number | null;
	/**
	 * Of the branch where it stands; empty where it stands at several or none.
	 */
	City: string;
}
/**
 * What was searched for and not found.
 */
export interface SearchMiss {
	/**
	 * In lower case, cut at 80 characters.
	 */
	name: string;
	times: number;
	/**
	 * UTC.
	 */
	last_day: string;
}
/**
 * A unit model, whose page has the common parts and parts diagrams.
 */
export interface SearchModel {
	Url: string;
	Title: string;
	Category: string;
	Photo: Photo;
	BrandName: string;
}
/**
 * A page of the site: of WordPress, of a branch, of somebody of the sales team, or one of the site's own.
 */
export interface SearchPage {
	Url: string;
	Title: string;
	Description: string;
}
/**
 * A part among the results: what a row needs to show it and to put it into the cart; the fields of part.json.
 */
export interface SearchPart {
	Id: string;
	PartId: number;
	PartNumber: string;
	Description: string;
	/**
	 * Path of the part's page.
	 */
	Url: string;
	Photo: Photo;
	VendorName: string;
	/**
	 * Dollars; null while unknown.
	 */
	CurrentPrice: number | null;
	IsUnknown: boolean;
	InStock: boolean;
	Discontinued: boolean;
	PickupOnly: boolean;
	/**
	 * Shown instead of Add to cart when pickup only; else empty.
	 */
	CanShip: string;
	ReplacementPart: PartReference | null;
	price_cents: number | null;
	availability_text: string;
	orderable: boolean;
	default_quantity: number;
	multiple_of: number;
	/**
	 * Another maker's number by which it was found; else null.
	 */
	EqualTo: SearchPartEqual | null;
	/**
	 * The model by which it was found, and a diagram of it that shows the part; else null.
	 */
	Fits: SearchPartFit | null;
}
export interface SearchPartEqual {
	Maker: string;
	Number: string;
}
export interface SearchPartFit {
	Model: string;
	Diagram: string;
	Url: string;
}
/**
 * What may be meant by a text that is still being typed.
 */
export interface SearchSuggestion {
	kind: 'part' | 'equipment' | 'model' | 'page' | 'category';
	title: string;
	/**
	 * A second, quieter line; may be empty.
	 */
	detail: string;
	url: string;
	/**
	 * The part number; parts only.
	 */
	number?: string;
	/**
	 * Address of a small picture, 160 pixels; parts only.
	 */
	picture?: string;
	/**
	 * Null while unknown; parts only.
	 */
	price_cents?: number | null;
	/**
	 * Parts only.
	 */
	in_stock?: boolean;
	/**
	 * Another maker and its number, by which the part was found.
	 */
	equal_to?: string;
	/**
	 * The model by which the part was found.
	 */
	fits?: string;
}
/**
 * What people type and what it means.
 */
export interface SearchWord {
	id: number;
	/**
	 * What people type; any of them.
	 */
	typed: string[];
	/**
	 * What we call it.
	 */
	meant: string;
	/**
	 * Each of them is found by each other.
	 */
	is_two_way: boolean;
	/**
	 * In how many searches it was used.
	 */
	uses: number;
	/**
	 * UTC; empty for never.
	 */
	last_used: string;
	version: number;
	/**
	 * Name of who changed it last; empty for what came with the site.
	 */
	changed_by: string;
	/**
	 * UTC.
	 */
	changed_at: string;
}
/**
 * What a search found, section by section.
 */
export interface SearchResults {
	/**
	 * What was looked for: quotes stripped, at most 200 characters.
	 */
	text: string;
	/**
	 * How the text was read.
	 */
	kind: 'number' | 'words' | 'empty';
	/**
	 * How the best part was found.
	 */
	how: 'exact' | 'superseded' | 'equal' | 'prefix' | 'contains' | 'fits' | 'words' | 'loose' | 'most' | 'nothing';
	/**
	 * Nothing matched the text itself; these are its nearest spellings.
	 */
	did_you_mean: boolean;
	/**
	 * Nothing has all the words; these have most of them.
	 */
	most_words: boolean;
	/**
	 * Of several part numbers those that we do not have, as they were typed.
	 */
	missing: string[];
	/**
	 * Parts of exactly this number that are now sold under another one; several lines for one part where the dealer may choose.
	 */
	replaced: ReplacedPart[];
	/**
	 * The sections, the one that the text is plainly about first; discontinued parts stand with the parts.
	 */
	order: ('parts' | 'equipment' | 'models' | 'pages')[];
	sections: {
		/**
		 * Parts and Accessories.
		 */
		parts: {
			items: SearchPart[];
			count: number;
			/**
			 * True where there are more than 200.
			 */
			count_is_capped: boolean;
			has_more: boolean;
			/**
			 * Where the next page of this section begins: hand it back as it is. Empty where nothing was found.
			 */
			after: string;
		};
		/**
		 * Discontinued parts.
		 */
		discontinued: {
			items: SearchPart[];
			count: number;
			/**
			 * True where there are more than 200.
			 */
			count_is_capped: boolean;
			has_more: boolean;
			/**
			 * Where the next page of this section begins: hand it back as it is. Empty where nothing was found.
			 */
			after: string;
		};
		/**
		 * New and Used Equipment: machines, rentals and attachments.
		 */
		equipment: {
			items: SearchEquipment[];
			count: number;
			/**
			 * True where there are more than 200.
			 */
			count_is_capped: boolean;
			has_more: boolean;
			/**
			 * Where the next page of this section begins: hand it back as it is. Empty where nothing was found.
			 */
			after: string;
		};
		/**
		 * Common Parts and Parts Diagrams.
		 */
		models: {
			items: SearchModel[];
			count: number;
			/**
			 * True where there are more than 200.
			 */
			count_is_capped: boolean;
			has_more: boolean;
			/**
			 * Where the next page of this section begins: hand it back as it is. Empty where nothing was found.
			 */
			after: string;
		};
		/**
		 * Pages.
		 */
		pages: {
			items: SearchPage[];
			count: number;
			/**
			 * True where there are more than 200.
			 */
			count_is_capped: boolean;
			has_more: boolean;
			/**
			 * Where the next page of this section begins: hand it back as it is. Empty where nothing was found.
			 */
			after: string;
		};
	};
}
export interface ReplacedPart {
	Old: PartReference;
	New: PartReference;
}
export interface Setting {
	name: string;
	kind:
		'text' | 'email' | 'money' | 'percent' | 'whole' | 'toggle' | 'choice' | 'choices' | 'states' | 'secret' | 'rows';
	label: string;
	help: string;
	section: string;
	value:
		| string
		| boolean
		| (
				| string
				| {
						[k: string]: string;
				  }
		  )[];
	default:
		| string
		| boolean
		| (
				| string
				| {
						[k: string]: string;
				  }
		  )[];
	is_set: boolean;
	choices: SettingChoice[];
	columns: SettingColumn[];
	fixed: string;
}
export interface SettingChoice {
	value: string;
	label: string;
}
export interface SettingColumn {
	name: string;
	kind: string;
	label: string;
	help: string;
	choices: SettingChoice1[];
}
export interface SettingChoice1 {
	value: string;
	label: string;
}
export interface SettingsGroup {
	name: string;
	title: string;
	intro: string;
	fields: Setting[];
}
export interface TestMail {
	sent: boolean;
	step: 'sent' | 'php' | 'connect' | 'greeting' | 'encryption' | 'sign-in' | 'sender' | 'recipient' | 'contents';
	message: string;
	talk: string[];
}
export interface UsedInquirySent {
	sent: boolean;
	leadId: number;
	/**
	 * Of the branch that has the machine.
	 */
	phone: string;
	message: string;
	/**
	 * Whether the machine is sold already.
	 */
	sold: boolean;
}
export interface WatchAsked {
	sent: boolean;
	/**
	 * Whether the caller is signed in by this address and has confirmed it, so that no link is sent.
	 */
	isOwn: boolean;
	message: string;
}
export interface WebhookDelivery {
	id: number;
	webhook_id: number;
	event: string;
	/**
	 * The same for each try and for all webhooks.
	 */
	event_id: string;
	/**
	 * Such as order:12; empty for a test.
	 */
	about: string;
	/**
	 * What staff and customers call it, such as W000012; empty where the body is gone.
	 */
	number: string;
	state: 'waiting' | 'sent' | 'dead';
	/**
	 * Empty in lists, and when it was erased.
	 */
	body: string;
	created_at: string;
	/**
	 * When it is tried again; empty when it is not.
	 */
	next_at: string;
	attempts: {
		tried_at: string;
		/**
		 * 0 without an answer.
		 */
		status: number;
		ms: number;
		/**
		 * Its beginning.
		 */
		answer: string;
		fault: string;
	}[];
}
export interface Webhook {
	id: number;
	url: string;
	events: (
		| 'order.placed'
		| 'order.changed'
		| 'order.paid'
		| 'order.shipped'
		| 'order.returned'
		| 'rental.requested'
		| 'lead.received'
	)[];
	/**
	 * Whether an order that it has taken counts as sent to the dealer's system.
	 */
	marks_sent: boolean;
	is_paused: boolean;
	version: number;
	created_at: string;
	waiting: number;
	/**
	 * Deliveries that were given up.
	 */
	dead: number;
	/**
	 * Only in the answer that has made it; else empty.
	 */
	secret: string;
}
/**
 * A diagram that a part is in.
 */
export interface WhereUsed {
	ModelTitle: string;
	ModelUrl: string;
	/**
	 * Of machines.
	 */
	Category: string;
	AssemblyId: number;
	AssemblyName: string;
	/**
	 * Path of the diagram's page.
	 */
	Url: string;
	/**
	 * The numbers that the part has in the picture.
	 */
	refs: string[];
}
