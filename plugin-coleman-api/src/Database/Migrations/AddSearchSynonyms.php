<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;

/** The first rules of what people mean when they search; staff change them. */
final class AddSearchSynonyms implements Migration
{
    /** What farmers and contractors call things, and what catalogs and pages call them. */
    private const RULES = [
        [['bush hog', 'bushhog', 'brush hog', 'brushhog'], 'rotary cutter'],
        [['bush hog', 'bushhog', 'brush hog', 'brushhog', 'rotary cutter'], 'brush cutter'],
        [['weed eater', 'weedeater', 'weed wacker', 'weed whacker', 'weedwacker'], 'string trimmer'],
        [['lawn mower', 'lawnmower', 'riding mower'], 'mower'],
        [['ctl', 'track skid steer'], 'compact track loader'],
        [['ssl', 'skid loader'], 'skid steer loader'],
        [['utv', 'side by side', 'sxs'], 'utility vehicle'],
        [['mini ex', 'mini hoe', 'mini digger'], 'mini excavator'],
        [['trackhoe', 'track hoe', 'digger'], 'excavator'],
        [['antifreeze', 'anti freeze'], 'coolant'],
        [['grease zerk', 'zerk', 'zerk fitting'], 'grease fitting'],
        [['hyd'], 'hydraulic'],
        [['hst'], 'hydrostatic'],
        [['gen', 'genny', 'genset'], 'generator'],
        [['tyre'], 'tire'],
        [['headlight', 'light'], 'lamp'],
        [['air breather', 'air cleaner'], 'air filter'],
        [['return policy', 'refund', 'refunds', 'return part'], 'returns'],
        [['shipping cost', 'delivery', 'freight'], 'shipping'],
        [['contact us', 'phone number', 'email address'], 'contact'],
        [['finance', 'loan', 'payment plan', 'lease', 'credit'], 'financing'],
        [['jobs', 'job', 'employment', 'hiring'], 'careers'],
    ];

    public function up(Connection $connection): void
    {
        if (null !== $connection->row('SELECT id FROM {search_synonyms} LIMIT 1')) {
            return;
        }
        // search_meanings is written from these by the new version itself, which knows how it reads words.
        $connection->insertMany('search_synonyms', array_values(array_map(static fn (array $rule): array => [
            'typed' => (string) json_encode($rule[0]),
            'meant' => $rule[1],
            'is_two_way' => 0,
            'changed_by' => 0,
            'changed_at' => gmdate('Y-m-d H:i:s'),
        ], self::RULES)));
    }
}
