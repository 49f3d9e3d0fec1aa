# Makes the downloads. The launcher sources this file for `./drey dist` alone, so that other commands need not parse it.
# shellcheck shell=bash
# shellcheck disable=SC2154 # root, work and java_home are set by the launcher

# The modules that the program uses: those that jdeps finds, except java.desktop, of which two libraries use parts that Drey does not
# need, and two that jdeps cannot find: signals of the process (jdk.unsupported) and figures of the process for /metrics (jdk.management).
runtime_modules=java.base,java.logging,java.management,java.naming,java.sql,java.xml,jdk.jfr,jdk.management,jdk.unsupported

make_dist() {
    local makes_zip='' makes_archive='' makes_deb='' option
    for option in "$@"; do
        case $option in
            --zip) makes_zip=yes ;;
            --archive) makes_archive=yes ;;
            --deb) makes_deb=yes ;;
            --help | -h) dist_usage && return ;;
            *) fail_usage "dist has no option '$option'; try: drey dist --help" ;;
        esac
    done
    if (($# == 0)); then
        makes_zip=yes makes_archive=yes makes_deb=yes
    fi
    # Files in the downloads are readable for everybody, whoever makes them.
    umask 022
    start_work
    require_dist_tools
    run_maven "making the distribution" -Pdist -pl cli -am package
    local zip version downloads=()
    zip=$(echo "$work"/maven/drey-cli/drey-*.zip)
    version=${zip##*/drey-}
    version=${version%.zip}
    [[ -z $makes_zip ]] || downloads+=("$zip")
    if [[ -n $makes_archive$makes_deb ]]; then
        make_tree
        [[ -z $makes_archive ]] || make_archive
        [[ -z $makes_deb ]] || make_deb
    fi
    publish "${downloads[@]}"
    finish_work
}

dist_usage() {
    cat <<'END'
Usage: drey dist [--zip] [--archive] [--deb]
Make the downloads in dist/. Without an option, all three.

  --zip       drey-VERSION.zip, for every system with Java 17 or newer. The same
              sources always give the same bytes.
  --archive   drey-VERSION-PLATFORM.tar.gz, for this platform, with its own Java.
  --deb       drey_VERSION_ARCHITECTURE.deb, for Debian and Ubuntu, with its own
              Java, a menu entry and a systemd user service.

Examples:
  drey dist
  drey dist --zip && unzip dist/drey-*.zip
END
}

# Reports everything that is missing in one message, before the build.
require_dist_tools() {
    local missing=() tool
    if [[ -n $makes_archive$makes_deb ]]; then
        [[ -x $java_home/bin/jlink ]] || missing+=("jlink, which is not in $java_home/bin (on Debian: openjdk-$min_java-jdk-headless)")
        # From Java 24 on, jlink may be able to use the running Java instead of its jmods.
        [[ ! -x $java_home/bin/jlink || -f $java_home/jmods/java.base.jmod ]] || "$java_home/bin/jlink" --help | grep -q 'run-time image enabled' ||
            missing+=("the folder jmods, which is not in $java_home (on Debian: openjdk-$min_java-jdk-headless)")
    fi
    if [[ -n $makes_deb ]]; then
        [[ $OSTYPE == linux* ]] || missing+=("Linux, for the .deb")
        [[ -x $java_home/bin/jpackage ]] || missing+=("jpackage, which is not in $java_home/bin (on Debian: openjdk-$min_java-jdk-headless)")
        for tool in dpkg-deb fakeroot; do
            command -v $tool >/dev/null || missing+=("$tool (on Debian: apt-get install ${tool%-deb})")
        done
    fi
    if ((${#missing[@]} > 0)); then
        fail "dist needs $(printf '%s; ' "${missing[@]}")without it, only this works: drey dist $(possible_downloads)"
    fi
}

possible_downloads() {
    case ${missing[*]} in
        *jlink* | *jmods*) echo "--zip" ;;
        *) echo "--zip --archive" ;;
    esac
}

# publish FILE…: moves the finished downloads to dist/ and prints their names and sizes.
publish() {
    local file name size
    mkdir -p "$root/dist"
    for file in "$@"; do
        name=${file##*/}
        mv "$file" "$root/dist/$name"
        size=$(wc -c <"$root/dist/$name")
        printf 'dist/%s  %d.%d MB\n' "$name" $((size / 1000000)) $((size / 100000 % 10))
    done
}

# Makes the tree that the archive and the package contain: the contents of the zip, and a Java runtime.
make_tree() {
    tree=$work/drey-$version-$(platform)
    mkdir "$work/unzipped"
    (cd "$work/unzipped" && "$java_home/bin/jar" -xf "$zip")
    mv "$work/unzipped/drey-$version" "$tree"
    rm "$tree/bin/drey.bat"
    chmod +x "$tree/bin/drey"
    # The modules are not compressed: the download would be larger, because it is compressed as a whole.
    run_logged "$java_home/bin/jlink" --add-modules "$runtime_modules" --strip-debug --no-man-pages --no-header-files --output "$tree/runtime"
    # The class data archive of the runtime works in any folder, unlike one that contains the program's classes.
    run_logged "$tree/runtime/bin/java" -Xshare:dump
}

platform() {
    local system machine
    system=$(uname -s | tr '[:upper:]' '[:lower:]')
    machine=$(uname -m)
    case $machine in
        x86_64 | amd64) machine=x64 ;;
        aarch64) machine=arm64 ;;
    esac
    echo "${system/darwin/macos}-$machine"
}

make_archive() {
    local archive=$work/${tree##*/}.tar.gz owner=(--owner=0 --group=0 --numeric-owner)
    [[ $OSTYPE == linux* ]] || owner=(--uid 0 --gid 0)
    tar -C "$work" "${owner[@]}" -cf - "${tree##*/}" | gzip -9 >"$archive"
    downloads+=("$archive")
}

# Makes the Debian package. jpackage writes the control file, with the libraries that the runtime needs. It cannot add files outside
# the program's own folder, so its package is unpacked, completed and packed again.
make_deb() {
    local package=$work/package files=$root/cli/src/dist/linux deb
    mv "$tree/runtime" "$work/runtime"
    # No compression, where dpkg-deb knows this variable: it would be wasted.
    DPKG_DEB_COMPRESSOR_TYPE=none run_logged "$java_home/bin/jpackage" --type deb --name drey --app-version "$version" \
        --description "Small two-player board games: the truth about every move" --vendor "${DEBFULLNAME:-Drey}" \
        --linux-deb-maintainer "${DEBEMAIL:-drey@localhost}" --linux-app-category games --install-dir /usr \
        --input "$tree" --main-jar lib/drey-cli.jar --runtime-image "$work/runtime" --temp "$work/jpackage" --dest "$work/deb"
    deb=$(echo "$work"/deb/*.deb)
    dpkg-deb -R "$deb" "$package"
    # Of what jpackage added to the program and its runtime nothing is needed: bin/drey replaces its launcher.
    (cd "$package/usr" && mv lib/drey/app lib/program && mv lib/drey/runtime lib/program/ && rm -rf lib/drey bin/drey &&
        rm -f lib/program/drey.cfg lib/program/.jpackage.xml && mv lib/program lib/drey)
    # Maintainer scripts for a menu entry that jpackage did not make.
    rm -f "$package"/DEBIAN/{preinst,postinst,prerm,postrm}
    ln -s ../lib/drey/bin/drey "$package/usr/bin/drey"
    install -D -m 755 "$files/drey-open" "$package/usr/lib/drey/bin/drey-open"
    install -D -m 644 "$files/drey.service" "$package/usr/lib/systemd/user/drey.service"
    install -D -m 644 "$files/drey.desktop" "$package/usr/share/applications/drey.desktop"
    install -D -m 644 "$files/copyright" "$package/usr/share/doc/drey/copyright"
    install -D -m 644 "$root/web/public/favicon.svg" "$package/usr/share/icons/hicolor/scalable/apps/drey.svg"
    write_control "$package/DEBIAN/control"
    run_logged dpkg-deb --root-owner-group -Zxz -z1 -b "$package" "$work/"
    downloads+=("$work"/drey_*.deb)
}

# write_control FILE: adds to the control file of jpackage what it cannot be told.
write_control() {
    local size
    size=$(du -sk --exclude=DEBIAN "${1%/DEBIAN/*}" | cut -f 1)
    sed -i -e '/^$/d' -e '/^Provides:/d' -e "s/^Installed-Size:.*/Installed-Size: $size/" -e 's/[[:space:]]*$//' "$1"
    sed -i -e '/^Description:/a\
 Squirrel War, Santorini, Adjacent Claim, Shellos Shuffle and Othello, in the\
 terminal and in the browser: play, learn, and see the value of every move.\
 It contains its own Java runtime.' -e '/^Depends:/a\
Recommends: xdg-utils' "$1"
}

# run_logged COMMAND…: runs a command and shows its output only if it fails.
run_logged() {
    "$@" >"$work/log" 2>&1 || {
        show_errors
        fail "${1##*/} failed"
    }
}
