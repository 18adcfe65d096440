/**
 * Judges a run: from what clients were told (the history) and from what the database holds afterwards, and from nothing
 * else. It knows neither how the product works nor which fault was played.
 *
 * Each claim looks at one promise and gives how many things it looked at and every breach as a sentence. What a claim
 * has not looked at it has not proven: a count of 0 is a breach of the run (see judge()).
 *
 * @typedef {import('./history.mjs').Event}  Event
 * @typedef {import('./history.mjs').Values} Values
 * @typedef {import('./history.mjs').Type}   Type
 *
 * @typedef  {Object} Order
 * @property {number}                                                          id
 * @property {string}                                                          marker
 * @property {number}                                                          total
 * @property {{ part: number, quantity: number, backordered: number }[]}       lines
 * @property {{ part: number, quantity: number }[]}                            taken
 *
 * @typedef {{ id: number, state: string, unit: number, start: string, end: string }} Rental unit: 0 for none; end: the day it comes back.
 *
 * @typedef {{ state: string, read: number, parts: number, outcome: string, doubles: number, unindexed: number, queued: number, miscounted: number, different: number }} FedParts
 *
 * @typedef {{ installed: number, latest: number, isSame: boolean, before: { isOlder: boolean, answers: { call: string, status: number, code: string }[] } }} Upgrade
 *
 * @typedef {{ ids: number[], bare: number, doubles: number, unowned: number, uploads: number }} Pictures Those that staff have uploaded: `bare` without all of their files, `unowned` files of none.
 *
 * @typedef {{ account: string, network: string, device: boolean }} Hash A password that was compared.
 *
 * @typedef  {Object} State      What the database holds.
 * @property {Order[]}                                                         orders
 * @property {Object<number, number>}                                          stock   Pieces by part, all branches together.
 * @property {Object<string, Object<number, number>>}                          carts   Quantity by part, by cart.
 * @property {{ id: string, kind: string, order: number, lead?: number, state: string }[]} mails
 * @property {{ id: number, marker: string, events: number }[]}                [leads]   Inquiries.
 * @property {Rental[]}                                                        [rentals]
 * @property {{ id: string, to: string }[]}                                    [delivered] What the mail server was handed.
 * @property {Hash[]}                                                          [hashes]  Each password that was really compared.
 * @property {FedParts}                                                        [feed]   How a feed stands in the catalogue.
 * @property {{ state: string, parts: number, [left: string]: string|number }}   [undone] What is left of it after its undo.
 * @property {{ killed: Pictures, retried: Pictures, swept: Pictures }} [pictures] After the kills, after who went on, and after the sweep.
 * @property {Upgrade}                                                         [upgrade] The tables: their version, whether they are a fresh install's, what the version before answers on them.
 * @property {{ kept: Record<string, number>[], counted: Record<string, number>[] }} [tallies] Parts of families and makers: as lists read them, and counted one by one.
 * @property {string[]}                                                        [faults]  What the database's own check complains of.
 *
 * @typedef {{ count: number, breaches: string[] }} Finding
 */

/**
 * @template {keyof Values} Op
 * @param {Event[]} events
 * @param {Op}      op
 * @param {Type}    [type]
 * @return {import('./history.mjs').EventOf<Op>[]} Those of one kind.
 */
const of = ( events, op, type ) =>
	events.filter(
		/** @return {event is import('./history.mjs').EventOf<Op>} Whether it is one. */
		( event ) => event.op === op && ( ! type || event.type === type )
	);

/**
 * @template T
 * @template {string|number} Key
 * @param {T[]}                list
 * @param {( item: T ) => Key} key
 * @return {Map<Key, T[]>} The list, by its key.
 */
function grouped( list, key ) {
	/** @type {Map<Key, T[]>} */
	const groups = new Map();
	for ( const item of list ) {
		groups.set( key( item ), [ ...( groups.get( key( item ) ) ?? [] ), item ] );
	}
	return groups;
}

/** @type {( list: number[] ) => number} */
const total = ( list ) => list.reduce( ( all, one ) => all + one, 0 );

/**
 * @template T
 * @param {T|undefined} what
 * @return {T} It; a run that claims something of it has noted it.
 */
function there( what ) {
	if ( what === undefined ) {
		throw new Error( 'The run has not noted what is claimed of it.' );
	}
	return what;
}

/** @type {( start: string, end: string, buffer: number ) => string[]} The days that a rental takes: until it comes back and is made ready. */
function daysOf( start, end, buffer ) {
	const days = [];
	const last = Date.parse( end ) + buffer * 86_400_000;
	for ( let time = Date.parse( start ); time < last; time += 86_400_000 ) {
		days.push( new Date( time ).toISOString().slice( 0, 10 ) );
	}
	return days;
}

/** Milliseconds that a visitor waits at most for a database that hangs: three seconds, and a busy machine's time. */
const HANGING = 5_000;

/** So much of its memory a worker may have more at the end of a long run: what measuring it varies by. */
const LEAK = 1.03;

/** Seconds after which a slow client has been hung up on; nginx waits for 15. */
const SLOWEST = 20;

/** The kinds of mail that every order must cause, once each. */
export const MAILS = [ 'order-received', 'order-desk' ];

/** And every inquiry. */
export const LEAD_MAILS = [ 'lead-desk', 'lead-copy' ];

/** @type {Record<string, ( events: Event[], state: State ) => Finding>} */
export const claims = {
	/** Nothing was sold that was not there, and what is left and what was taken make what there was. */
	stock( events, { orders, stock } ) {
		const breaches = [];
		const parts = of( events, 'stock' ).map( ( { value } ) => value );
		for ( const { part, units, isLast } of parts ) {
			const lines = orders.flatMap( ( order ) => order.lines ).filter( ( line ) => line.part === part );
			const sold = total( lines.map( ( { quantity } ) => quantity ) );
			const taken = total(
				orders
					.flatMap( ( order ) => order.taken.filter( ( row ) => row.part === part ) )
					.map( ( row ) => row.quantity )
			);
			const left = stock[ part ] ?? 0;
			if ( isLast && sold > units ) {
				breaches.push( `part ${ part }: ${ sold } of the last ${ units } sold, ${ sold - units } too many` );
			}
			if ( left < 0 || left + taken !== units ) {
				breaches.push( `part ${ part }: ${ units } were there, ${ taken } were taken, ${ left } are left` );
			}
		}
		return { count: parts.length, breaches };
	},

	/** No picture is there without its files at any time; what was acknowledged is there once; and of the rest no file is left. */
	pictures( events, { pictures } ) {
		const count = of( events, 'kill' ).length;
		if ( count === 0 ) {
			return { count, breaches: [] };
		}
		const { killed, retried, swept } = there( pictures );
		const breaches = [];
		for ( const [ when, { bare, doubles } ] of Object.entries( { killed, retried, swept } ) ) {
			if ( bare !== 0 ) {
				breaches.push( `${ when }: ${ bare } pictures lack files` );
			}
			if ( doubles !== 0 ) {
				breaches.push( `${ when }: ${ doubles } pictures are there twice` );
			}
		}
		const gone = of( events, 'removed' ).map( ( { value } ) => value.picture );
		for ( const { value } of of( events, 'picture' ) ) {
			const isThere = swept.ids.includes( value.picture );
			if ( ! retried.ids.includes( value.picture ) || isThere === gone.includes( value.picture ) ) {
				breaches.push( `picture ${ value.picture } is ${ isThere ? 'there' : 'not there' }` );
			}
		}
		if ( swept.unowned !== 0 || swept.uploads !== 0 ) {
			breaches.push( `the sweep left ${ swept.unowned } files and ${ swept.uploads } uploads of nobody` );
		}
		return { count, breaches };
	},

	/** Every blow at pictures hit somebody. */
	blows( events ) {
		const kills = of( events, 'kill' ).filter( ( { value } ) => value.isAnswered !== undefined );
		const missed = kills.filter( ( { value } ) => value.isAnswered );
		return { count: kills.length, breaches: missed.map( ( { value } ) => `${ value.what } was not killed` ) };
	},

	/** A feed that was killed on its way is in the catalog as if it had never been: all of it, once, and found; and in whole chunks on its way. Nothing is left after its undo. */
	feed( events, { feed, undone } ) {
		const breaches = [];
		for ( const { value } of of( events, 'feed' ) ) {
			const { state, read, parts, outcome, doubles, unindexed, queued, miscounted, different } = there( feed );
			if ( state !== 'applied' || read !== value.parts || parts !== value.parts ) {
				breaches.push( `${ value.parts } parts were sent, ${ read } read, ${ parts } are there (${ state })` );
			}
			if ( outcome !== value.outcome ) {
				breaches.push( 'what is there is not what is there when nobody is killed' );
			}
			const faults = { doubles, unindexed, queued, miscounted, different };
			Object.entries( faults ).forEach( ( [ name, count ] ) => {
				if ( count !== 0 ) {
					breaches.push( `${ name }: ${ count }` );
				}
			} );
		}
		if ( of( events, 'undone' ).length > 0 ) {
			const { state, ...left } = there( undone );
			Object.entries( { ...left, unfinished: Number( state !== 'applied' ) } ).forEach( ( [ name, count ] ) => {
				if ( count !== 0 ) {
					breaches.push( `after the undo, ${ name }: ${ count }` );
				}
			} );
		}
		of( events, 'kill' ).forEach( ( { value }, index ) => {
			Object.entries( there( value.torn ) ).forEach( ( [ name, count ] ) => {
				if ( count !== 0 ) {
					breaches.push( `after kill ${ index + 1 } (${ value.state }), ${ name }: ${ count }` );
				}
			} );
		} );
		return { count: of( events, 'kill' ).length, breaches };
	},

	/** While tables are upgraded nobody is told of a fault, but at most to come back; then they are a fresh install's, and the code before works on them. */
	upgrade( events, { upgrade } ) {
		const requests = of( events, 'request' ).filter( ( { type } ) => type !== 'invoke' );
		if ( requests.length === 0 ) {
			return { count: 0, breaches: [] };
		}
		const afterwards = of( events, 'afterwards' ).filter( ( { type } ) => type !== 'invoke' );
		const { installed, latest, isSame, before } = there( upgrade );
		return {
			count: requests.length,
			breaches: [
				...requests
					.filter(
						( { value: { status = 0, retry } } ) =>
							status < 200 || ( status >= 500 && ! ( status === 503 && Number( retry ) > 0 ) )
					)
					.map( ( { value } ) => `${ value.route }: ${ value.status }` ),
				...( requests.some( ( { value } ) => value.status === 503 )
					? []
					: [ 'nobody was asked to come back: nobody came while it was upgraded' ] ),
				...afterwards
					.filter( ( { type } ) => type !== 'ok' )
					.map( ( { value } ) => `${ value.route } afterwards: ${ value.status }` ),
				...( installed === latest ? [] : [ `version ${ installed } of ${ latest }` ] ),
				...( isSame ? [] : [ 'the tables are not those of a fresh install' ] ),
				...( before.isOlder && before.answers.length > 0 ? [] : [ 'the version before was not played' ] ),
				...before.answers
					.filter( ( { status } ) => status >= 400 )
					.map( ( { call, status, code } ) => `the version before, ${ call }: ${ status } ${ code }` ),
			],
		};
	},

	/** While the database hangs, whoever writes is soon asked to come back, and pages of the cache are shown; then all is as before. */
	hang( events ) {
		const [ begun, over ] = [ false, true ].map(
			( isOver ) => of( events, 'hang' ).find( ( { value } ) => value.isOver === isOver )?.time
		);
		if ( begun === undefined || over === undefined ) {
			return { count: 0, breaches: [] };
		}
		const calls = [
			...of( events, 'request' ).map( ( event ) => ( { ...event, route: event.value.route } ) ),
			...of( events, 'checkout' ).map( ( event ) => ( { ...event, route: 'write' } ) ),
		];
		const sent = new Map(
			calls.filter( ( { type } ) => type === 'invoke' ).map( ( { id, time } ) => [ id, time ] )
		);
		const answers = calls
			.filter( ( { type } ) => type !== 'invoke' )
			.map( ( { id, time, route, value: { status, retry } } ) => ( {
				route,
				status,
				retry,
				from: Math.max( sent.get( id ) ?? 0, begun ),
				time,
			} ) )
			// Answered while it hung, or left waiting until it went on.
			.filter( ( { from, time } ) => from < over && time > begun );
		const writes = answers.filter( ( { route } ) => route === 'write' );
		const pages = answers.filter( ( { route } ) => route !== 'write' );
		const after = of( events, 'afterwards' ).filter( ( { type } ) => type !== 'invoke' );
		return {
			count: writes.length,
			breaches: [
				...writes
					.filter(
						( { status = 0, retry } ) =>
							status < 200 || ( status >= 500 && ! ( status === 503 && Number( retry ) > 0 ) )
					)
					.map( ( { status, retry } ) => `a write was answered ${ status }, to come back in "${ retry }" s` ),
				...writes
					.filter( ( { from, time } ) => time - from > HANGING )
					.map( ( { from, time } ) => `a write waited ${ Math.round( time - from ) } ms` ),
				...( writes.some( ( { status } ) => status === 503 ) ? [] : [ 'nobody was asked to come back' ] ),
				...( pages.length > 0 ? [] : [ 'nobody asked for a page of the cache' ] ),
				...pages
					.filter( ( { status } ) => status !== 200 )
					.map( ( { route, status } ) => `${ route }: ${ status }` ),
				...( after.some( ( { type } ) => type === 'ok' ) ? [] : [ 'afterwards nothing could be written' ] ),
			],
		};
	},

	/** On a full disk whoever writes is asked to come back, what is only read is shown, and the doctor says why; then all is as before. */
	disk( events ) {
		const full = of( events, 'disk' );
		if ( full.length === 0 ) {
			return { count: 0, breaches: [] };
		}
		const orders = of( events, 'checkout', 'info' );
		const reads = of( events, 'request' ).filter( ( { type } ) => type !== 'invoke' );
		const after = of( events, 'afterwards' ).filter( ( { type } ) => type !== 'invoke' );
		return {
			count: full.length,
			breaches: [
				...full.filter( ( { value } ) => ! value.isNamed ).map( () => 'the doctor does not name the disk' ),
				...full
					.filter( ( { value } ) => value.refused === 0 )
					.map( () => 'nobody was refused: it was not full' ),
				...orders
					.filter(
						( { value: { status, code, retry } } ) =>
							! ( status === 503 && code === 'coleman_try_again' && Number( retry ) > 0 )
					)
					.map( ( { value: { marker, status, code } } ) => `${ marker }: ${ status } ${ code }` ),
				...( reads.length > 0 ? [] : [ 'nobody read anything' ] ),
				...reads
					.filter( ( { type } ) => type !== 'ok' )
					.map( ( { value } ) => `${ value.route }: ${ value.status }` ),
				...( after.some( ( { type } ) => type === 'ok' ) ? [] : [ 'afterwards nothing could be written' ] ),
			],
		};
	},

	/** The object cache was used, every page was shown, and who had guessed too often was refused when it was empty too. */
	cache( events ) {
		const guesses = of( events, 'guess' ).map( ( { value } ) => value );
		if ( guesses.length === 0 ) {
			return { count: 0, breaches: [] };
		}
		const used = of( events, 'cache' );
		const pages = of( events, 'request' ).filter( ( { type } ) => type !== 'invoke' );
		return {
			count: pages.length,
			breaches: [
				...( used.some( ( { value } ) => value.isUsed ) ? [] : [ 'nothing was in the cache' ] ),
				...( guesses.some( ( { isLast, isRefused } ) => ! isLast && isRefused )
					? []
					: [ 'nobody was refused before the cache was emptied' ] ),
				...guesses
					.filter( ( { isLast, isRefused } ) => isLast && ! isRefused )
					.map( () => 'a limit was forgotten with the cache' ),
				...pages
					.filter( ( { type } ) => type !== 'ok' )
					.map( ( { value } ) => `${ value.route }: ${ value.status }` ),
			],
		};
	},

	/** Whatever came of an order, each copy was told the same, however late. */
	agreed( events ) {
		const answers = of( events, 'checkout' ).filter( ( { type } ) => type !== 'invoke' );
		const placed = new Set( answers.filter( ( { type } ) => type === 'ok' ).map( ( { value } ) => value.marker ) );
		return {
			count: placed.size,
			breaches: answers
				.filter( ( { type, value } ) => type === 'fail' && placed.has( value.marker ) )
				.map(
					( { value } ) =>
						`${ value.marker }: ordered, and another copy told ${ value.status } ${ value.code }`
				),
		};
	},

	/** Slow clients are hung up on within 20 seconds, and meanwhile the others are served. */
	slow( events ) {
		const held = of( events, 'held' ).map( ( { value } ) => value.seconds );
		const sent = new Map( of( events, 'request', 'invoke' ).map( ( { id, time } ) => [ id, time ] ) );
		const others = of( events, 'request' ).filter( ( { type } ) => type !== 'invoke' );
		return {
			count: held.length,
			breaches: [
				...held
					.filter( ( seconds ) => seconds > SLOWEST )
					.map( ( seconds ) => `a slow client held on for ${ seconds } s` ),
				...( held.length === 0 || others.length > 0 ? [] : [ 'nobody else was there' ] ),
				...others
					.filter( ( { type } ) => type !== 'ok' )
					.map( ( { value } ) => `${ value.route }: ${ value.status }` ),
				...others
					.map( ( { id, time } ) => time - ( sent.get( id ) ?? 0 ) )
					.filter( ( ms ) => ms > HANGING )
					.map( ( ms ) => `somebody else waited ${ Math.round( ms ) } ms` ),
			],
		};
	},

	/** Whoever left in the middle of a request has done nothing. */
	left( events, { orders } ) {
		return {
			count: of( events, 'left' ).length,
			breaches: orders.map( ( { marker } ) => `${ marker }: ordered by somebody who had left` ),
		};
	},

	/** Long use fails nobody, and leaves neither memory nor transactions, connections or held pieces behind. */
	soak( events ) {
		const runs = of( events, 'soak' ).map( ( { value } ) => value );
		return {
			count: runs.length,
			breaches: runs.flatMap(
				( { requests, failed, firstFault, before, after, transactions, connections, orphans } ) => [
					...( requests > 0 ? [] : [ 'nobody came' ] ),
					...( failed === 0
						? []
						: [ `${ failed } of ${ requests } requests failed, first: ${ firstFault }` ] ),
					...( before > 0 && after <= before * LEAK
						? []
						: [ `a worker grew from ${ before.toFixed( 1 ) } to ${ after.toFixed( 1 ) } MB` ] ),
					...( transactions === 0 ? [] : [ `${ transactions } transactions are open` ] ),
					...( connections === 0 ? [] : [ `${ connections } connections are open` ] ),
					...( orphans === 0 ? [] : [ `${ orphans } pieces are held for nobody` ] ),
				]
			),
		};
	},

	/** Each call went the way that it was to go. */
	way( events ) {
		const ways = of( events, 'way' ).map( ( { value } ) => value );
		return {
			count: ways.length,
			breaches: ways
				.filter( ( { wanted, seen } ) => wanted !== seen )
				.map( ( { seen } ) => `a call went the ${ seen } way` ),
		};
	},

	/** Last units are sold to the end: refusing everyone would oversell nothing either. */
	soldOut( events, { stock } ) {
		const parts = of( events, 'stock' ).filter( ( { value } ) => value.isLast );
		return {
			count: parts.length,
			breaches: parts
				.filter( ( { value } ) => ( stock[ value.part ] ?? 0 ) !== 0 )
				.map(
					( { value } ) => `part ${ value.part }: ${ stock[ value.part ] } left although more were wanted`
				),
		};
	},

	/** Every order that a client was told of is there, as it was told. */
	acknowledged( events, { orders } ) {
		const byId = new Map( orders.map( ( order ) => [ order.id, order ] ) );
		const told = of( events, 'checkout', 'ok' );
		const breaches = told.flatMap( ( { value } ) => {
			const order = byId.get( value.order ?? 0 );
			if ( ! order ) {
				return [ `${ value.marker }: order ${ value.order } was acknowledged and is not there` ];
			}
			// The page's form is only led to the order, and told no total.
			return order.marker === value.marker && order.total === ( value.total ?? order.total )
				? []
				: [
						`${ value.marker }: order ${ value.order } is ${ order.marker } for ${ order.total }, not ${ value.total }`,
					];
		} );
		return { count: told.length, breaches };
	},

	/** What was sent any number of times was ordered once, and everyone was told the same. */
	once( events, { orders } ) {
		const placed = grouped( orders, ( { marker } ) => marker );
		const submits = grouped( of( events, 'checkout' ), ( { value } ) => value.marker );
		const breaches = [];
		for ( const [ marker, sent ] of submits ) {
			const found = placed.get( marker ) ?? [];
			const answers = new Set(
				sent.filter( ( { type } ) => type === 'ok' ).map( ( { value } ) => `${ value.order }/${ value.total }` )
			);
			if ( found.length > 1 ) {
				breaches.push( `${ marker }: ordered ${ found.length } times` );
			}
			if ( found.length > 0 && sent.every( ( { type } ) => type === 'invoke' || type === 'fail' ) ) {
				breaches.push( `${ marker }: refused, and ordered all the same` );
			}
			if ( answers.size > 1 ) {
				breaches.push( `${ marker }: told ${ [ ...answers ].join( ' and ' ) }` );
			}
		}
		for ( const marker of placed.keys() ) {
			if ( ! submits.has( marker ) ) {
				breaches.push( `${ marker }: an order that nobody sent` );
			}
		}
		return { count: submits.size, breaches };
	},

	/** Whoever kept at it has their order in the end. */
	finished( events ) {
		const submits = grouped( of( events, 'checkout' ), ( { value } ) => value.marker );
		return {
			count: submits.size,
			breaches: [ ...submits ]
				.filter( ( [ , sent ] ) => ! sent.some( ( { type } ) => type === 'ok' ) )
				.map( ( [ marker ] ) => `${ marker }: never acknowledged` ),
		};
	},

	/** An order whose client was refused for good, or never answered, is whole all the same. */
	whole( _events, { orders, tallies = { kept: [], counted: [] }, faults = [] } ) {
		const halves = orders
			.filter( ( { lines } ) => lines.length === 0 )
			.map( ( { marker } ) => `${ marker }: an order without lines` );
		const [ kept, counted ] = [ tallies.kept, tallies.counted ].map( ( rows ) =>
			rows.map( ( row ) => JSON.stringify( row ) )
		);
		const wrong = kept
			.filter( ( row ) => ! counted.includes( row ) )
			.concat( counted.filter( ( row ) => ! kept.includes( row ) ) )
			.map( ( row ) => `${ row }: kept and counted are not the same` );
		return { count: orders.length, breaches: [ ...halves, ...wrong, ...faults ] };
	},

	/** Each order has queued each of its mails, once. */
	mail( _events, { orders, mails } ) {
		const byOrder = grouped( mails, ( { order } ) => order );
		return {
			count: orders.length,
			breaches: orders.flatMap( ( { id, marker } ) => {
				const kinds = ( byOrder.get( id ) ?? [] ).map( ( { kind } ) => kind ).sort();
				return kinds.join() === [ ...MAILS ].sort().join()
					? []
					: [ `${ marker }: queued ${ kinds.join( ', ' ) || 'nothing' }` ];
			} ),
		};
	},

	/** Every inquiry was taken, is there once with its history, as it was told, and has queued each of its mails once. */
	leads( events, { leads = [], mails } ) {
		const sent = grouped( of( events, 'inquiry' ), ( { value } ) => value.marker );
		const kept = grouped( leads, ( { marker } ) => marker );
		const byLead = grouped( mails, ( { lead } ) => lead ?? 0 );
		return {
			count: sent.size,
			breaches: [
				...[ ...sent ].flatMap( ( [ marker, acts ] ) => {
					const told = new Set(
						acts.filter( ( { type } ) => type === 'ok' ).map( ( { value } ) => value.lead )
					);
					const ids = ( kept.get( marker ) ?? [] ).map( ( { id } ) => id );
					return told.size === 1 && ids.length === 1 && told.has( ids[ 0 ] )
						? []
						: [
								`${ marker }: told of ${ [ ...told ].join( ', ' ) || 'none' }, kept as ${ ids.join( ', ' ) || 'none' }`,
							];
				} ),
				...leads.flatMap( ( { id, marker, events: told } ) => {
					const kinds = ( byLead.get( id ) ?? [] ).map( ( { kind } ) => kind ).sort();
					return [
						...( sent.has( marker ) ? [] : [ `${ marker }: an inquiry that nobody sent` ] ),
						...( told === 1 ? [] : [ `${ marker }: ${ told } events` ] ),
						...( kinds.join() === [ ...LEAD_MAILS ].sort().join()
							? []
							: [ `${ marker }: queued ${ kinds.join( ', ' ) || 'nothing' }` ] ),
					];
				} ),
			],
		};
	},

	/**
	 * Every mail has reached the server. A mail may come twice where a worker was killed between the server's "taken" and
	 * its own note of it, once for each time that was done; then both have one Message-ID.
	 */
	delivered( events, { mails, delivered = [] } ) {
		const copies = grouped( delivered, ( { id } ) => id );
		const known = new Set( mails.map( ( { id } ) => id ) );
		const kills = of( events, 'kill' ).filter( ( { value } ) => value.what === 'mail worker' ).length;
		const again = total( [ ...copies.values() ].map( ( list ) => list.length - 1 ) );
		return {
			count: mails.length,
			breaches: [
				...mails
					.filter( ( { id } ) => ! copies.has( id ) )
					.map( ( { id, kind, order, lead } ) => {
						const about = lead ? `inquiry ${ lead }` : `order ${ order }`;
						return `${ kind } of ${ about } (${ id }): not delivered`;
					} ),
				...mails
					.filter( ( { state } ) => state !== 'sent' )
					.map( ( { id, state } ) => `${ id }: still ${ state }` ),
				...[ ...copies.keys() ]
					.filter( ( id ) => ! known.has( id ) )
					.map( ( id ) => `${ id }: delivered, and never queued` ),
				...( again > kills
					? [ `${ again } mails came again, though only ${ kills } workers were killed` ]
					: [] ),
			],
		};
	},

	/** What was put into a cart is in it. */
	carts( events, { carts } ) {
		const adds = grouped( of( events, 'add' ), ( { value } ) => `${ value.cart } ${ value.part }` );
		const breaches = [];
		let count = 0;
		for ( const [ name, sent ] of adds ) {
			const [ cart, part ] = String( name ).split( ' ' );
			/** @param {Type} type */
			const sum = ( type ) =>
				total( sent.filter( ( event ) => event.type === type ).map( ( { value } ) => value.quantity ) );
			const has = carts[ cart ]?.[ Number( part ) ] ?? 0;
			count += sent.filter( ( { type } ) => type === 'ok' ).length;
			if ( has < sum( 'ok' ) || has > sum( 'ok' ) + sum( 'info' ) ) {
				breaches.push( `part ${ part }: ${ sum( 'ok' ) } added, ${ has } in cart ${ cart.slice( 0, 10 ) }` );
			}
		}
		return { count, breaches };
	},

	/**
	 * Of all who wanted one unit in one week exactly one has it, and is told so; everybody else was refused, was told what
	 * is free instead, and nothing of theirs has changed.
	 */
	renters( events, { rentals = [] } ) {
		const byId = new Map( rentals.map( ( rental ) => [ rental.id, rental ] ) );
		const weeks = grouped( of( events, 'confirm' ), ( { value } ) => value.week );
		const breaches = [];
		for ( const [ week, sent ] of weeks ) {
			const told = sent.filter( ( { type } ) => type === 'ok' ).map( ( { value } ) => value );
			const wanted = new Set( sent.map( ( { value } ) => value.rental ) );
			const has = rentals.filter( ( { id, state } ) => wanted.has( id ) && state === 'confirmed' );
			if ( told.length !== 1 || has.length !== 1 || has[ 0 ]?.id !== told[ 0 ]?.rental ) {
				breaches.push(
					`week ${ week }: ${ told.length } of ${ wanted.size } were told they have it, ${ has.length } have it`
				);
			}
			for ( const { rental, unit, start, end } of told ) {
				const kept = byId.get( rental );
				if ( ! kept || kept.unit !== unit || kept.start !== start || kept.end !== end ) {
					breaches.push(
						`rental ${ rental }: told unit ${ unit } from ${ start } to ${ end }, kept otherwise`
					);
				}
			}
			for ( const { value } of sent.filter( ( { type } ) => type === 'fail' ) ) {
				if (
					value.status !== 409 ||
					value.code !== 'coleman_rental_overlap' ||
					! ( Number( value.offers ) > 0 )
				) {
					breaches.push(
						`rental ${ value.rental }: refused by ${ value.status } ${ value.code }, offered nothing`
					);
				}
				if ( byId.get( value.rental )?.state !== 'requested' || byId.get( value.rental )?.unit !== 0 ) {
					breaches.push( `rental ${ value.rental }: refused, and changed all the same` );
				}
			}
		}
		return { count: weeks.size, breaches };
	},

	/** No day of a unit is promised to two: neither by what clients were told, nor by what is written down. */
	overlaps( events, { rentals = [] } ) {
		const [ fleet ] = of( events, 'fleet' ).map( ( { value } ) => value );
		const told = of( events, 'confirm', 'ok' ).map( ( { value } ) => ( { ...value, id: value.rental } ) );
		const kept = rentals.filter( ( { state } ) => [ 'confirmed', 'out' ].includes( state ) );
		const breaches = new Set();
		/** @type {{ id: number, unit: number, start: string, end: string }[][]} */
		const both = [ told, kept ];
		for ( const promised of both ) {
			for ( const [ unit, list ] of grouped( promised, ( rental ) => rental.unit ) ) {
				const whose = new Map();
				for ( const { id, start, end } of list ) {
					for ( const date of daysOf( start, end, fleet.buffer ) ) {
						const other = whose.get( date ) ?? id;
						if ( other !== id ) {
							breaches.add( `unit ${ unit } on ${ date }: promised to ${ other } and ${ id }` );
						}
						whose.set( date, id );
					}
				}
			}
		}
		return { count: kept.length, breaches: [ ...breaches ] };
	},

	/** Nobody met a fault of the server; who was refused for lack of stock was shown the cart. */
	answers( events ) {
		const answered = events.filter( ( { type, value } ) => type !== 'invoke' && value.status !== undefined );
		return {
			count: answered.length,
			breaches: answered.flatMap( ( { op, client, type, value } ) => {
				if ( type === 'info' ) {
					return [ `${ client } ${ op }: ${ value.status } ${ value.code ?? '' }` ];
				}
				return value.code === 'coleman_insufficient_stock' && value.hasCart === false
					? [ `${ client } ${ op }: refused without the cart` ]
					: [];
			} ),
		};
	},

	/** No more passwords were compared than the limits of the run allow, and no fewer: else the doors were shut for all. */
	guesses( events, { hashes = [] } ) {
		const [ { value: limits } ] = of( events, 'limits' );
		const breaches = [];
		for ( const [ account, compared ] of grouped( hashes, ( hash ) => hash.account ) ) {
			const guests = compared.filter( ( { device } ) => ! device );
			const wanted = limits.accounts[ account ];
			if ( wanted !== undefined && guests.length !== wanted ) {
				breaches.push( `account ${ account }: ${ guests.length } passwords compared, ${ wanted } are allowed` );
			}
			for ( const [ network, from ] of grouped( guests, ( hash ) => hash.network ) ) {
				if ( from.length > limits.network ) {
					breaches.push(
						`account ${ account } from ${ network }: ${ from.length } compared, ${ limits.network } are allowed`
					);
				}
			}
			const known = compared.length - guests.length;
			if ( known > limits.device ) {
				breaches.push(
					`account ${ account } on a known device: ${ known } compared, ${ limits.device } are allowed`
				);
			}
		}
		for ( const account of Object.keys( limits.accounts ) ) {
			if ( ! hashes.some( ( hash ) => hash.account === account ) ) {
				breaches.push( `account ${ account }: no password was compared at all` );
			}
		}
		return { count: hashes.length, breaches };
	},

	/** Who was to come in came in, who was not did not. */
	doors( events ) {
		const tries = of( events, 'sign-in' ).filter( ( { type } ) => type !== 'invoke' );
		return {
			count: tries.length,
			breaches: tries
				.filter( ( { value } ) => value.isIn !== value.isRight )
				.map(
					( { client, value } ) =>
						`${ client } by ${ value.door }: ${ value.isRight ? 'kept out' : 'let in' } (${ value.status })`
				),
		};
	},
};

/**
 * @param {string[]} names  Of the claims that are to hold.
 * @param {Event[]}  events
 * @param {State}    state
 * @return {{ counts: Object<string, number>, breaches: string[] }} What was looked at, and every breach.
 */
export function judge( names, events, state ) {
	/** @type {Record<string, number>} */
	const counts = {};
	const breaches = [];
	for ( const name of names ) {
		const finding = claims[ name ]( events, state );
		counts[ name ] = finding.count;
		breaches.push( ...finding.breaches.map( ( text ) => `${ name }: ${ text }` ) );
		if ( finding.count === 0 ) {
			breaches.push( `${ name }: there was nothing to look at` );
		}
	}
	return { counts, breaches };
}
