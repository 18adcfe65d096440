<?php

declare(strict_types=1);

namespace Coleman\Api\Routing;

/** A script element of a page: one that the browser runs, or data that it does not. */
final readonly class PageScript
{
    /**
     * @param string $src '' for an inline one
     * @param bool $isCode whether the browser would run it: JSON, structured data and speculation rules are no code
     * @param bool $isRules whether it says which pages to fetch ahead: a policy has to name it too
     */
    public function __construct(public string $code, public string $src, public string $id, public bool $isCode, public bool $isRules)
    {
    }

    /** @return list<self> in the order of the page */
    public static function in(string $html): array
    {
        $scripts = [];
        $from = 0;
        while (1 === preg_match('~<script\b((?:[^>"\']|"[^"]*"|\'[^\']*\')*+)>~i', $html, $opening, PREG_OFFSET_CAPTURE, $from)) {
            $start = $opening[0][1] + strlen($opening[0][0]);
            $end = 1 === preg_match('~</script~i', $html, $closing, PREG_OFFSET_CAPTURE, $start) ? $closing[0][1] : strlen($html);
            $attributes = $opening[1][0];
            // The browser's parser makes one character of each line end before it looks at the code.
            $code = str_replace(["\r\n", "\r"], "\n", substr($html, $start, $end - $start));
            $type = strtolower(trim(self::attribute($attributes, 'type')));
            $scripts[] = new self($code, self::attribute($attributes, 'src'), self::attribute($attributes, 'id'), self::runs($type), 'speculationrules' === $type);
            $from = $end;
        }

        return $scripts;
    }

    public function isInlineCode(): bool
    {
        return $this->isCode && '' === $this->src;
    }

    /** As a source of a Content-Security-Policy. */
    public function hash(): string
    {
        return "'sha256-" . base64_encode(hash('sha256', $this->code, true)) . "'";
    }

    private static function attribute(string $attributes, string $name): string
    {
        $isThere = preg_match('~(?:^|\s)' . $name . '\s*=\s*(?|"([^"]*)"|\'([^\']*)\'|([^\s"\'>]+))~i', $attributes, $value);

        return 1 === $isThere ? html_entity_decode($value[1], ENT_QUOTES | ENT_HTML5) : '';
    }

    private static function runs(string $type): bool
    {
        return 1 === preg_match('~^(|module|importmap|(text|application)/(x-)?(java|ecma|j|live)script.*)$~D', $type);
    }
}
