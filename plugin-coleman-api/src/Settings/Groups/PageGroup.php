<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Content\ChosenPages;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** Which pages checkout and footer link for terms, returns and shipping. */
final readonly class PageGroup implements SettingsGroup
{
    private const NONE = '';

    public function name(): string
    {
        return 'pages';
    }

    public function title(): string
    {
        return __('Pages', 'coleman');
    }

    public function intro(): string
    {
        return __('Pages with your terms. Checkout and the footer link to them while they are published. The privacy policy is chosen under Settings → Privacy; forms link to it, too.', 'coleman');
    }

    public function fields(): array
    {
        $pages = self::pages();
        $field = static fn (string $subject, string $label, string $help): Field => new Field($subject, FieldKind::Choice, $label, $help, self::NONE, choices: [
            /* translators: %s: end of a page's address, such as terms */
            self::NONE => sprintf(__('The page with the slug “%s”', 'coleman'), $subject),
        ] + $pages);

        return [
            $field('terms', __('Terms of sale', 'coleman'), __('Linked at checkout, where customers agree to them, and in the footer.', 'coleman')),
            $field('returns', __('Returns', 'coleman'), __('Linked at checkout and in the footer.', 'coleman')),
            $field('shipping', __('Shipping', 'coleman'), __('Linked in the footer.', 'coleman')),
        ];
    }

    public function values(): array
    {
        $pages = self::pages();

        // A page that was deleted meanwhile is none of the choices.
        return array_map(static fn (int $id): string => array_key_exists($id, $pages) ? (string) $id : self::NONE, ChosenPages::ofSite());
    }

    public function faults(array $values): array
    {
        return [];
    }

    public function save(array $values): void
    {
        update_option(ChosenPages::OPTION, array_map(static fn (mixed $id): int => is_numeric($id) ? (int) $id : 0, array_intersect_key($values, ChosenPages::ofSite())), true);
    }

    public function options(): array
    {
        $page = ['type' => 'integer', 'minimum' => 0];

        return [ChosenPages::OPTION => [
            'type' => 'object',
            'properties' => array_fill_keys(ChosenPages::SUBJECTS, $page),
            'additionalProperties' => false,
            'default' => array_fill_keys(ChosenPages::SUBJECTS, 0),
            'description' => 'The pages with the terms of sale, returns and shipping; 0 for the page with that slug.',
        ]];
    }

    /** @return array<int, string> title by page, those that are not published marked */
    private static function pages(): array
    {
        $titles = [];
        foreach (get_posts(['post_type' => 'page', 'post_status' => ['publish', 'future', 'draft', 'pending', 'private'], 'numberposts' => -1, 'orderby' => 'title', 'order' => 'ASC']) as $page) {
            $title = wp_strip_all_tags(get_the_title($page));
            $titles[$page->ID] = 'publish' === $page->post_status ? $title : sprintf(
                /* translators: %s: title of a page */
                __('%s (not published)', 'coleman'),
                $title,
            );
        }

        return $titles;
    }
}
