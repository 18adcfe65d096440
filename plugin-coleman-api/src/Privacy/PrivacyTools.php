<?php

declare(strict_types=1);

namespace Coleman\Api\Privacy;

/**
 * Hangs what is kept of persons into WordPress's tools "Export personal data" and "Erase personal data", and suggests
 * words for the privacy policy.
 */
final readonly class PrivacyTools
{
    /**
     * Tables that hold no visitor, with the reason. Every other table belongs to one of the records.
     */
    public const WITHOUT_PERSON = [
        'locations' => 'branches',
        'brands' => 'catalogue',
        'equipment_categories' => 'catalogue',
        'machines' => 'catalogue',
        'machine_images' => 'catalogue',
        'item_images' => 'catalogue',
        'image_sets' => 'catalogue',
        'image_changes' => 'what staff changed in pictures; of a person the number of their account here',
        'image_uploads' => 'pictures on their way; of a person the number of their account here',
        'attachment_categories' => 'catalogue',
        'attachments' => 'catalogue',
        'attachment_fits' => 'catalogue',
        'attachment_only_fits' => 'catalogue',
        'attachment_stock' => 'catalogue',
        'rental_classes' => 'catalogue',
        'rental_units' => 'catalogue',
        'rental_blocks' => 'which machine is in the shop, and why',
        'rental_days' => 'which machine is out on which day',
        'part_categories' => 'catalogue',
        'parts' => 'catalogue',
        'part_stock' => 'catalogue',
        'desk_steps' => 'which orders a step has changed, for a minute; of a person the number of their account here',
        'stock_counts' => 'counts of shelves by hand; of a person the number of their account here',
        'part_tallies' => 'catalogue',
        'part_supersessions' => 'catalogue',
        'models' => 'catalogue',
        'model_assemblies' => 'catalogue',
        'model_callouts' => 'catalogue',
        'model_hotspots' => 'catalogue',
        'search_words' => 'made from what is public',
        'search_postings' => 'made from what is public',
        'search_suffixes' => 'made from what is public',
        'search_documents' => 'made from what is public',
        'search_state' => 'made from what is public',
        'search_queue' => 'made from what is public',
        'feeds' => 'where the catalogue comes from',
        'feed_runs' => 'what came of a file for the catalogue; of a person the number of their account here',
        'feed_items' => 'which feed brought which part of the catalogue',
        'feed_keys' => 'rows of a file while it is read',
        'feed_held' => 'prices of feeds that somebody decides about; of a person the number of their account here',
        'feed_ids' => 'the last number that feeds have given in a table',
        'feed_state' => 'whose turn it is to write',
        'leases' => 'which machine does the scheduled work',
        'part_impressions' => 'counts of parts seen by day; who saw them is not kept',
        'salesmen' => 'business contacts that the site publishes; staff change them',
        'salesman_slugs' => 'business contacts that the site publishes; staff change them',
        'kept_fields' => 'which fields of the catalogue were set by hand',
        'hand_made_ids' => 'numbers of rows made by hand',
        'inventory_events' => 'what staff changed in the catalogue; of a person the number of their account here',
        'assembly_drafts' => 'parts diagrams that staff work on; of a person the number of their account here',
        'assembly_publications' => 'when staff changed parts diagrams; of a person the number of their account here',
        'search_synonyms' => 'what staff say that people mean; of a person the number of their account here',
        'search_meanings' => 'the same, as a search asks for it',
        'search_misses' => 'texts that were searched for in vain, counted by day; not by whom, and none that look like an address or a phone number',
        'part_interchanges' => 'other makers\' numbers of parts',
        'redirects' => 'where old addresses of the site lead; who followed them is not kept',
        'salesman_zipcodes' => 'business contacts that the site publishes; staff change them',
    ];

    /** @param \Closure(): list<PersonalDataProvider> $records */
    public function __construct(private \Closure $records)
    {
    }

    public function register(): void
    {
        add_filter('wp_privacy_personal_data_exporters', $this->exporters(...));
        add_filter('wp_privacy_personal_data_erasers', $this->erasers(...));
        add_action('admin_init', static function (): void {
            wp_add_privacy_policy_content('Coleman Equipment', (new PolicyText())->html());
        });
    }

    /** @return list<string> tables that some domain answers for */
    public function tables(): array
    {
        return array_merge(...array_map(static fn (PersonalDataProvider $records): array => $records->tables(), ($this->records)()));
    }

    /**
     * @param array<string, mixed> $exporters
     * @return array<string, mixed>
     */
    private function exporters(array $exporters): array
    {
        foreach (($this->records)() as $records) {
            $exporters[$records->name()] = [
                'exporter_friendly_name' => $records->label(),
                'callback' => static function (string $email, int $page = 1) use ($records): array {
                    $found = $records->export(Person::byEmail($email), $page);

                    return [
                        'data' => array_map(static fn (ExportItem $item): array => self::item($records, $item), $found->items),
                        'done' => $found->isLast,
                    ];
                },
            ];
        }

        return $exporters;
    }

    /**
     * @param array<string, mixed> $erasers
     * @return array<string, mixed>
     */
    private function erasers(array $erasers): array
    {
        foreach (($this->records)() as $records) {
            $erasers[$records->name()] = [
                'eraser_friendly_name' => $records->label(),
                'callback' => static function (string $email) use ($records): array {
                    $erasure = $records->erase(Person::byEmail($email));

                    return [
                        'items_removed' => $erasure->hasRemoved,
                        'items_retained' => $erasure->hasRetained,
                        'messages' => $erasure->messages,
                        'done' => true,
                    ];
                },
            ];
        }

        return $erasers;
    }

    /** @return array<string, mixed> as WordPress takes it */
    private static function item(PersonalDataProvider $records, ExportItem $item): array
    {
        $facts = array_filter($item->facts, static fn (string $value): bool => '' !== $value);

        return [
            'group_id' => $records->name(),
            'group_label' => $records->label(),
            'item_id' => $records->name() . '-' . $item->id,
            // WordPress prints values as HTML.
            'data' => array_map(
                static fn (string $label, string $value): array => ['name' => $label, 'value' => nl2br(esc_html($value))],
                array_keys($facts),
                array_values($facts),
            ),
        ];
    }
}
