<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Plugin;
use Coleman\Api\Rentals\RentalClass;

/**
 * Buttons of editors that lead to the request form of a machine for rent (blocks/rental-form/request-button): where
 * scripts run they open it in a modal, of which the page has one for each machine. The button of a machine that is not
 * for rent any more stays a link, to the page that says so.
 */
final class RentalButtons
{
    /** The class of links that open a modal (src/behaviours/modal). */
    private const LINK = 'modal-link';

    /** So many forms are in one page at most; further buttons are links. */
    private const MAX_FORMS = 8;

    /** @var array<int, string> the markup of each machine's form */
    private array $forms = [];

    public function register(): void
    {
        add_filter('render_block_core/button', $this->withModal(...));
        // Before the page says which islands are in it.
        add_action('wp_footer', $this->printForms(...), 4);
    }

    private function withModal(string $html): string
    {
        if (!str_contains($html, self::LINK)) {
            return $html;
        }
        $tags = new \WP_HTML_Tag_Processor($html);
        $isModalLink = $tags->next_tag(['class_name' => self::LINK]);
        if (!$isModalLink || ('A' !== $tags->get_tag() && !$tags->next_tag(['tag_name' => 'A'])) || null !== $tags->get_attribute('modal-target')) {
            return $html;
        }
        $class = self::rentalOf($tags->get_attribute('href'));
        $modal = null === $class ? '' : $this->modalOf($class);
        if ('' !== $modal) {
            $tags->set_attribute('modal-target', $modal);
        }

        return $tags->get_updated_html();
    }

    /** The machine whose request form an address of this site is of. */
    private static function rentalOf(mixed $url): ?RentalClass
    {
        $parts = is_string($url) ? wp_parse_url($url) : false;
        if (!is_array($parts) || (isset($parts['host']) && wp_parse_url(home_url(), PHP_URL_HOST) !== $parts['host'])) {
            return null;
        }
        $isRequest = 1 === preg_match('@^' . preg_quote(Query::home('/rental/request/'), '@') . '(\d{1,9})/?$@D', $parts['path'] ?? '', $match);

        return $isRequest ? Plugin::services()->rentalClasses()->byId((int) $match[1]) : null;
    }

    /** The name of the modal with a machine's form; '' where there is no room for another. */
    private function modalOf(RentalClass $class): string
    {
        if (!isset($this->forms[$class->id]) && count($this->forms) >= self::MAX_FORMS) {
            return '';
        }
        // Nothing where the page has the form in its modal already.
        $this->forms[$class->id] ??= render_block([
            'blockName' => 'coleman/rental-form',
            'attrs' => ['rental' => $class->id, 'layout' => 'modal'],
            'innerBlocks' => [],
            'innerHTML' => '',
            'innerContent' => [],
        ]);

        return PageRental::modal($class);
    }

    private function printForms(): void
    {
        echo implode("\n", $this->forms);
    }
}
