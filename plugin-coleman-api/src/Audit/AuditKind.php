<?php

declare(strict_types=1);

namespace Coleman\Api\Audit;

/** What of the staff's work is written down for administrators. */
enum AuditKind: string
{
    /** A list was taken out as a file. */
    case Export = 'export';
    /** What somebody decided about a feed's file. */
    case Feed = 'feed';
    /** What another system is told. */
    case Webhook = 'webhook';
    case Settings = 'settings';
    /** Of an order. */
    case Price = 'price';
    case Refund = 'refund';
    /** Who may do what. */
    case Role = 'role';
}
