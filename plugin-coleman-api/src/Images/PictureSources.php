<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/**
 * The other sizes of a picture that staff uploaded, by the address of one: its name tells width, height and whether
 * there is an AVIF twin (PicturePath). src/rules/picture-sources.ts is the twin of of(); both run the same vectors.
 *
 * @phpstan-type Sources array{srcset: string, avif: string}
 */
final class PictureSources
{
    private const ADDRESS = '@^(.*/)(thumbnail|medium|full)(/(?:.*/)?)(([0-9a-f]{2})/\5[0-9a-f]{22}-([1-9]\d{0,3})x([1-9]\d{0,3})(-avif)?)\.webp$@D';

    /**
     * What a page offers the browser in place of one address: a small picture in two sizes, another in the two larger.
     *
     * @return Sources|null null for what has one size; `avif` is '' without a twin
     */
    public static function of(string $url, bool $isSmall): ?array
    {
        return self::among($url, $isSmall ? ['thumbnail', 'medium'] : ['medium', 'full']);
    }

    /** @return Sources|null every size there is */
    public static function all(string $url): ?array
    {
        return self::among($url, array_keys(PicturePath::SIZES));
    }

    /** @return array{int<1, max>, int<1, max>}|null width and height of the picture at an address; null where it does not tell */
    public static function size(string $url): ?array
    {
        return 1 === preg_match(self::ADDRESS, $url, $found)
            ? PicturePath::fit((int) $found[6], (int) $found[7], PicturePath::SIZES[$found[2]])
            : null;
    }

    /**
     * @param list<key-of<PicturePath::SIZES>> $sizes
     * @return Sources|null
     */
    private static function among(string $url, array $sizes): ?array
    {
        if (1 !== preg_match(self::ADDRESS, $url, $found)) {
            return null;
        }
        [, $before, , $between, $name, , $width, $height] = $found;
        $addresses = [];
        foreach ($sizes as $size) {
            $addresses[PicturePath::fit((int) $width, (int) $height, PicturePath::SIZES[$size])[0]] ??= $before . $size . $between . $name;
        }
        $set = static fn (string $ending): string => implode(', ', array_map(
            static fn (string $address, int $wide): string => sprintf('%s%s %dw', $address, $ending, $wide),
            $addresses,
            array_keys($addresses),
        ));

        return ['srcset' => $set('.webp'), 'avif' => isset($found[8]) ? $set('.avif') : ''];
    }
}
